import type { Locator } from '@playwright/test';

/** Waits until React has taken over an element of the server's HTML, so that a press is heard. */
export async function takenOver(element: Locator): Promise<void> {
  await element.waitFor({ state: 'attached' });
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction((node) => node && Object.keys(node).some((key) => key.startsWith('__reactProps')), handle);
}
