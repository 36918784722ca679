/** Return the element of this id. @template {HTMLElement} T @param {string} id @param {new () => T} type @returns {T} */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`index.html has no ${type.name} with the id ${id}`);
  return found;
}

/**
 * Make an element; text is never markup.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Make a button. @param {string} words @param {() => void} does @param {Record<string, string>} attributes
 * @returns {HTMLButtonElement}
 */
export function button(words, does, attributes = {}) {
  const made = make('button', {type: 'button', ...attributes}, words);
  made.addEventListener('click', does);
  return made;
}

/** Return a picture that Python drew, as an element of this document. @param {string} text @returns {SVGSVGElement} */
export function drawing(text) {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (!(root instanceof SVGSVGElement)) throw new Error('this is no picture');
  return document.adoptNode(root);
}

/** Return this text as a sentence begins. @param {string} words */
export function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {number} number @param {string} noun */
export function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Let a dialog close by its button, by Escape and by a click beside it. @param {HTMLDialogElement} dialog */
export function closable(dialog) {
  dialog.addEventListener('click', event => {
    const target = event.target;
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
}
