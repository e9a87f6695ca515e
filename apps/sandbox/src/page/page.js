// Draws the living boxes again while the page is looked at. Without scripts a reload does the same.
const everyMs = 2000;
const live = document.querySelectorAll('[data-live]');
const language = document.documentElement.lang;

const refresh = async (box) => {
  const answer = await fetch(`/page/section/${box.dataset.live}?lang=${language}`);
  if (!answer.ok) return;
  const text = await answer.text();
  // A box somebody is using (focus or a marked text inside) waits for a later turn.
  const selection = document.getSelection();
  const marked = selection && !selection.isCollapsed && box.contains(selection.anchorNode);
  if (box.dataset.shown === text || marked || box.contains(document.activeElement)) return;
  box.dataset.shown = text;
  const held = box.querySelector('.scroll')?.scrollLeft ?? 0;
  box.innerHTML = text;
  const scroll = box.querySelector('.scroll');
  if (scroll) scroll.scrollLeft = held;
  const count = document.querySelector(`[data-count="${box.dataset.live}"]`);
  if (count) count.textContent = answer.headers.get('x-count');
};

const turn = async () => {
  if (!document.hidden) await Promise.allSettled([...live].map(refresh));
  setTimeout(turn, everyMs);
};

if (live.length > 0) void turn();
