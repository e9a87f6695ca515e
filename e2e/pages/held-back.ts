import type { Page, Request } from '@playwright/test';

/** Keeps requests of a page back; gives what lets them go. */
export async function heldBack(
  page: Page,
  address: string,
  which: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (which(route.request())) await promise;
    /* a page that was closed meanwhile asks for nothing any more */
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}
