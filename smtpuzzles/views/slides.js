"use strict";
const slides = [...document.querySelectorAll("section")], nav = document.querySelector("nav");
const [back, next] = nav.querySelectorAll("button"), bar = nav.querySelector("progress");
const count = document.querySelector(".count"), spoken = document.querySelector(".spoken");
const last = slides.length - 1;
let now = 0, touch = null;
function go(to) {
  now = Math.min(Math.max(to, 0), last);
  slides.forEach((slide, number) => { slide.hidden = number !== now; });
  back.setAttribute("aria-disabled", now === 0);
  next.setAttribute("aria-disabled", now === last);
  bar.value = now;
  count.textContent = `${now} / ${last}`;
  spoken.textContent = slides[now].querySelector(".words").textContent;
  scrollTo(0, 0);
}
const named = () => slides.findIndex(slide => "#" + slide.id === location.hash);
const keys = {ArrowLeft: () => now - 1, ArrowRight: () => now + 1, Home: () => 0, End: () => last};
back.onclick = () => go(now - 1);
next.onclick = () => go(now + 1);
onhashchange = () => go(named());
onkeydown = event => {
  if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  go(keys[event.key]());
};
addEventListener("touchstart", event => { touch = event.touches.length === 1 ? event.touches[0] : null; });
addEventListener("touchend", event => {
  if (!touch || visualViewport.scale > 1) return;
  const end = event.changedTouches[0], x = end.clientX - touch.clientX, y = end.clientY - touch.clientY;
  if (Math.abs(x) > 40 + 2 * Math.abs(y)) go(now - Math.sign(x));
});
document.body.classList.add("shown");
nav.hidden = false;
go(named());
