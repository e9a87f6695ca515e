const toStart = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * Asks for a page once more. What was pressed is gone then: who listens or types goes on from the page's start, which takes no focus
 * while a dialog stands over it; where that goes as well, it takes it afterwards.
 */
export const again = (retry: () => void) => (): void => {
  toStart();
  retry();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) toStart();
  });
};

/** Draws what came by itself; who was in what it takes the place of goes on from the page's start. */
export const drawnAfterAll = (draw: () => void): void => {
  const wasWithin = document.getElementById('main')?.contains(document.activeElement);
  if (wasWithin) again(draw)();
  else draw();
};
