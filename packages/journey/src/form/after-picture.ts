/**
 * Does a thing once the browser has drawn what was done so far: what is typed is seen before anybody judges it, and a press before
 * it is answered. A page that nobody looks at is not drawn, and has nothing to wait for.
 */
export function afterPicture(work: () => void): void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    document.removeEventListener('visibilitychange', now);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    work();
  };
  document.addEventListener('visibilitychange', now);
  if (document.hidden) timer = setTimeout(now);
  else
    frame = requestAnimationFrame(() => {
      timer = setTimeout(now);
    });
}
