import {byId, capital} from './dom.js';
import {set, settings} from './keeping.js';

const NAMES = ['system', 'light', 'dark'];
/** @type {Record<string, string>} */
const MEDIA = {system: 'screen and (prefers-color-scheme:dark)', light: 'not all', dark: 'screen'};

/** Let the button change between the colours of the system, light and dark. */
export function offerThemes() {
  const button = byId('theme', HTMLButtonElement);
  // The style sheets have one rule for dark each.
  const dark = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSMediaRule).filter(rule => /prefers-color-scheme: ?dark/.test(rule.conditionText));
  let now = NAMES.findIndex(name => name === settings().theme);
  const show = () => {
    const name = NAMES[Math.max(now, 0)];
    button.textContent = name === 'system' ? 'Colours' : capital(name);
    button.title = `colours: ${name}; a click changes them`;
    for (const rule of dark) rule.media.mediaText = MEDIA[name];
  };
  button.addEventListener('click', () => {
    now = (Math.max(now, 0) + 1) % NAMES.length;
    set('theme', NAMES[now]);
    show();
  });
  show();
}
