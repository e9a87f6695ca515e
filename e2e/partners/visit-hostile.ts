import { expect, type Page } from '@playwright/test';
import { tooWide } from '../crawl/look.ts';

/** Home shows most settings; contact the address and the map; a form the notices. */
const paths = ['/', '/iletisim', '/yurt-disi-seyahat'];

/**
 * Looks at a hostile brand's pages: nothing ran, nothing was asked from another host, the page stands.
 * @returns what is wrong, one line each
 */
export async function visitHostile(page: Page, origin: string, partner: string): Promise<string[]> {
  const found = new Set<string>();
  const watch = (url: string) => {
    const { protocol, hostname } = new URL(url);
    if (protocol.startsWith('http') && hostname !== 'localhost') found.add(`asks ${url.slice(0, 80)}`);
  };
  page.on('request', (request) => watch(request.url()));
  page.on('dialog', (dialog) => {
    found.add('opens a dialog');
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') found.add(`complains: ${message.text().slice(0, 120)}`);
  });
  page.on('pageerror', (error) => found.add(`throws: ${error.message.slice(0, 120)}`));
  await page.context().addCookies([{ name: 'partner', value: partner, url: origin }]);
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${origin}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const line of await page.evaluate(tooWide)) found.add(`${path} at ${width} px: ${line}`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const harm = await page.evaluate(() => ({
      ran: 'hostile' in window,
      polluted: 'polluted' in {},
      foreign: [
        ...document.querySelectorAll('[onerror],[onload],[onclick],[onmouseover],[onfocus],base,iframe'),
      ].length,
      links: [...document.querySelectorAll('a')]
        .map((link) => link.protocol)
        .filter((protocol) => !['http:', 'https:', 'tel:', 'mailto:'].includes(protocol)),
    }));
    if (harm.ran) found.add(`${path}: a script ran`);
    if (harm.polluted) found.add(`${path}: a prototype was changed`);
    if (harm.foreign > 0) found.add(`${path}: ${harm.foreign} elements nobody of us wrote`);
    for (const protocol of harm.links) found.add(`${path}: a link to ${protocol}`);
  }
  return [...found].map((line) => `${partner}: ${line}`);
}
