declare global {
  interface Window {
    benchSlowest?: number;
  }
}

/** Runs in the page before anything else: notes the slowest answer to a press or a key, as event timing has it (8 ms steps). */
export function watchAnswers(): void {
  window.benchSlowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
      interactionId?: number;
    })[])
      if (interactionId) window.benchSlowest = Math.max(window.benchSlowest ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Runs in the page: presses a link by script, without a pointer that would announce it.
 * @returns ms until `control` is there and React handles it
 */
export function pressAndWait({ link, control }: { link: string; control: string }): Promise<number> {
  const found = document.querySelector<HTMLAnchorElement>(link);
  if (!found) throw new Error(`no ${link}`);
  const start = performance.now();
  found.click();
  return new Promise((resolve) => {
    const look = (): void => {
      const there = document.querySelector(control);
      if (there && Object.keys(there).some((key) => key.startsWith('__reactProps')))
        resolve(performance.now() - start);
      else setTimeout(look, 5);
    };
    look();
  });
}
