"""An explanation as a page in HTML: a slide for each step, with a picture and words.

The page needs no other file, and its policy forbids all others. A short script shows one slide at a time; without it,
and on paper, all slides follow each other. The same slides always make the same bytes.
"""

from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from itertools import count

from smtpuzzles.base.grid import size_of
from smtpuzzles.explaining.slides import Slide
from smtpuzzles.explaining.words import capital
from smtpuzzles.views.svg import plain, svg_of
from smtpuzzles.views.svg_sharing import shared
from smtpuzzles.views.svg_style import STYLE

WIDE = 16  # columns of a board that needs more than half of a sheet of paper


PAGE = """\
@page{margin:12mm}
*{box-sizing:border-box}
body{margin:0;padding:0 16px;background:#fff;color:#111;font:17px/1.45 Helvetica,Arial,sans-serif}
h1{font-size:18px;margin:10px 0;overflow-wrap:anywhere}
h2{font-size:24px;margin:0}
p{margin:6px 0}
ul{margin:6px 0;padding-left:20px}
.size,.key{color:#555}
.key{font-size:15px}
.words{overflow-wrap:anywhere}
section{display:flex;flex-wrap:wrap;gap:12px 28px;break-inside:avoid;margin:0 0 32px}
figure{margin:0;min-width:0;max-width:100%}
figure svg{display:block;max-width:100%;height:auto}
.words{flex:1 1 320px}
.parts{position:absolute}
nav{position:fixed;left:0;right:0;bottom:0;display:flex;gap:12px;align-items:center;padding:8px 16px;background:#eee}
button{font:inherit;padding:8px 18px;border:1px solid #777;border-radius:6px;background:#fff;color:#111}
button[aria-disabled=true]{opacity:.45}
button:focus-visible{outline:3px solid #1f78b4}
progress{flex:1;min-width:20px}
.count{white-space:nowrap;font-variant-numeric:tabular-nums}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
nav[hidden],section[hidden]{display:none}
@media screen{
.shown{padding-bottom:64px}
.shown section{margin:0}
.shown figure svg{width:auto;max-height:calc(100vh - 130px)}
}
@media screen and (min-width:701px){
.shown .narrow svg{height:min(100vh - 130px,560px)}
}
@media screen and (max-width:700px){
body{padding:0 8px}
.shown figure svg{max-height:62vh;margin:auto}
.shown figure{width:100%}
nav{padding:6px 8px;gap:8px}
}
@media screen and (prefers-color-scheme:dark){
body{background:#16191d;color:#f1f3f5}
.size,.key{color:#b6bdc6}
nav{background:#23272e}
button{background:#343a43;color:#fff}
}
@media print{
body{padding:0;font-size:10pt}
nav,.spoken{display:none}
h1{font-size:14pt}
h2{font-size:12pt}
.key{font-size:9pt}
section,section[hidden]{display:flex;flex-wrap:nowrap;gap:6mm;margin:0 0 4mm}
figure{flex:none;width:56mm}
.wide figure{width:120mm}
}
"""
# Without the characters < and &, so that the page is XML as well.
_SCRIPT = """\
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
"""
KEY = "A thick border marks what a step concludes, a dashed border the cells of its rules."


def page_of(title: str, slides: Sequence[Slide]) -> str:
    """Return the page; the first slide shows the puzzle."""
    style = PAGE + STYLE
    policy = f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(_SCRIPT)}'; base-uri 'none'"
    last = len(slides) - 1
    layout = "wide" if size_of(slides[0].picture.tiles)[1] > WIDE else "narrow"
    parts, drawings = shared([svg_of(slide.picture, f"{title}: {slide.title}", style="") for slide in slides])
    shown = "".join(map(_section, count(), slides, drawings))
    page = (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}"/>\n'
        f'<meta name="viewport" content="width=device-width"/>\n<title>{plain(title)}</title>\n'
        f"<style>{style}</style>\n</head>\n<body>\n<h1>{plain(title)}</h1>\n{parts}"
        f'<main class="{layout}">\n{shown}</main>\n'
        f'<nav hidden="" aria-label="Steps">\n<button type="button">Back</button>\n'
        f'<progress max="{last}" value="0" aria-label="Progress"></progress>\n<span class="count"></span>\n'
        '<button type="button">Next</button>\n</nav>\n<p class="spoken" aria-live="polite"></p>\n'
        f"<script>{_SCRIPT}</script>\n</body>\n</html>\n"
    )
    return page.encode("ascii", "xmlcharrefreplace").decode()


def _section(number: int, slide: Slide, drawing: str) -> str:
    size = f'<p class="size">{plain(slide.size)}</p>\n' if slide.size else ""
    items = "".join(f"<li>{plain(item)}</li>\n" for item in slide.items)
    listed = f"<ul>\n{items}</ul>\n" if items else ""
    key = f'<p class="key">{KEY}</p>\n' if number == 0 else ""
    return (
        f'<section id="slide-{number}">\n<figure>\n{drawing}</figure>\n<div class="words">\n'
        f"<h2>{plain(slide.title)}</h2>\n{size}<p>{plain(capital(slide.words))}</p>\n{listed}{key}</div>\n</section>\n"
    )


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
