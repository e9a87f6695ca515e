import type { Page } from 'playwright';

declare global {
  interface Window {
    benchWhole?: number | undefined;
  }
}

/** Runs in the page: notes how long after a press the picture came that shows what a selector names. */
function watchWhole(selector: string): void {
  window.benchWhole = undefined;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = (): boolean => {
        if (!document.querySelector(selector)) return false;
        /* behind the frame that draws it */
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.benchWhole = performance.now() - timeStamp;
          }),
        );
        return true;
      };
      const seen = new MutationObserver(() => {
        if (look()) seen.disconnect();
      });
      seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    },
    { capture: true, once: true },
  );
}

/** From now on; gives what ends it and tells the time from the press to the picture of the whole answer. */
export async function wholeAnswer(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate(watchWhole, selector);
  return async () => {
    const found = await page.waitForFunction(() => window.benchWhole);
    return (await found.jsonValue()) ?? 0;
  };
}
