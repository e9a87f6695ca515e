import type { Locator } from '@playwright/test';

/** Opens what a long summary of errors holds behind its first lines. */
export async function openRest(summary: Locator): Promise<void> {
  const rest = summary.locator('details:not([open]) > summary');
  if ((await rest.count()) > 0) await rest.click();
}
