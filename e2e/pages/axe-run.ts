import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe on a page. It gathers what it found in a second, blank page, which takes longer than the finding: that is needed only where a
 * frame of another origin (card entry, a partner's site) is looked into too.
 */
export function axeOn(page: Page): AxeBuilder {
  const origins = page.frames().flatMap((frame) => URL.parse(frame.url())?.origin ?? []);
  const served = new Set(origins.filter((origin) => origin.startsWith('http')));
  return new AxeBuilder({ page }).setLegacyMode(served.size <= 1);
}
