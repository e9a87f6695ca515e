import type { Page, Request } from 'playwright';

/** ms without a request under way */
const rest = 800;

/**
 * Watches from now on; ends when nothing has been under way for a while. Playwright's `networkidle` was reached once and for all
 * as the document came, so it does not wait for what a pointer starts later.
 */
export function lineAtRest(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const under = new Set<Request>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (under.size === 0) timer = setTimeout(end, rest);
    };
    const begun = (request: Request): void => {
      under.add(request);
      wait();
    };
    const done = (request: Request): void => {
      under.delete(request);
      wait();
    };
    const end = (): void => {
      page.off('request', begun).off('requestfinished', done).off('requestfailed', done);
      resolve();
    };
    page.on('request', begun).on('requestfinished', done).on('requestfailed', done);
    wait();
  });
}
