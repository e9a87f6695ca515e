/** The page has its handlers; or a part threw, and something else is drawn in its place. */
const marks: ReadonlySet<string> = new Set(['hydrated:page', 'failed:part']);
const touches = ['pointerdown', 'keydown'] as const;

/** When the browser has nothing else to do. Safari has no idle times: a moment later there. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 50);
};

/**
 * Does once what a page can be used without: when its handlers are attached and the browser has nothing else to do, or at the
 * first touch or key.
 * @returns takes it back
 */
export function afterHydration(work: () => void): () => void {
  const done = new AbortController();
  const run = (): void => {
    if (done.signal.aborted) return;
    done.abort();
    work();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => marks.has(name))) whenIdle(run);
  });
  done.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe({ type: 'mark', buffered: true });
  for (const touch of touches)
    document.addEventListener(touch, run, { capture: true, passive: true, signal: done.signal });
  return () => done.abort();
}
