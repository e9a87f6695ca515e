import { expect, test } from '@playwright/test';
import type { SettingName } from '@sigorta/contracts/partner-settings/partner-settings';
import { partOf } from '@sigorta/tooling/test/rotation';
import { browserProofs } from '../partners/browser-proofs.ts';
import { endpointOfTest } from '../partners/endpoint-partners.ts';
import { pageProofs, partnersOf } from '../partners/setting-proofs.ts';
import { basePort } from '../system/ports.ts';

const origin = `http://localhost:${basePort}`;

test.use({ reducedMotion: 'reduce' });

test('each setting of a partner changes the page that is sent as the table of settings says', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const pageOf = async (partner: string, path = '/'): Promise<string> => {
    const answer = await request.get(`${origin}${path}`, {
      headers: { cookie: `partner=${partner}`, 'accept-language': 'tr' },
    });
    return answer.text();
  };
  const found: string[] = [];
  for (const [name, { holds, path }] of Object.entries(pageProofs)) {
    const ids = partnersOf(name as SettingName);
    if (!holds(await pageOf(ids.with, path))) found.push(`${name} changes nothing`);
    if (holds(await pageOf(ids.without, path))) found.push(`${name} is not needed for it`);
  }
  await request.dispose();
  expect(found).toEqual([]);
});

test('baseEndpoint is where the calls of a page go, when the operator allows it, and storage holds it', async ({
  browser,
}) => {
  /* a province's districts are asked for with a POST: it needs cookies and the token of the other origin */
  const called = async (host: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|CORS/.test(message.text())) stopped.push(message.text());
    });
    await page.goto(`http://${host}:${basePort}/yurt-disi-seyahat`);
    const [answer] = await Promise.all([
      page.waitForResponse(
        /* the first call learns the token of another origin from its refusal */
        (response) =>
          response.request().method() === 'POST' &&
          response.url().endsWith('/apiConnection') &&
          response.status() === 200,
      ),
      page.getByRole('radio', { name: 'Diğer' }).check({ force: true }),
    ]);
    const stored = await page.evaluate(() => localStorage.getItem('baseEndpoint'));
    await context.close();
    return { host: new URL(answer.url()).hostname, stored, stopped };
  };
  expect(await called('ayar.localhost')).toEqual({
    host: 'api.ayar.localhost',
    stored: endpointOfTest,
    stopped: [],
  });
  for (const host of ['yabanci.localhost', 'yalin.localhost'])
    expect(await called(host)).toEqual({ host, stored: '/apiConnection', stopped: [] });
});

/* a half each day */
const proofs = Object.entries(browserProofs);
for (const rest of partOf(2, [0, 1])) {
  const mine = proofs.filter((_, at) => at % 2 === rest);
  test(`each setting that only a browser shows changes what it shows (${mine.map(([name]) => name).join(', ')})`, async ({
    browser,
  }) => {
    for (const [name, { look, seen, at }] of mine) {
      const ids = partnersOf(name as SettingName);
      for (const partner of [ids.with, ids.without]) {
        const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
        await context.addCookies([{ name: 'partner', value: partner, url: origin }]);
        const page = await context.newPage();
        if (at) await page.clock.install({ time: at });
        await page.goto('/');
        if (partner === ids.with) expect(await look(page), name).toBe(seen);
        /* what comes after the handlers comes later on a busy machine */
        if (partner !== ids.with) await expect.poll(() => look(page), `${name} left out`).not.toBe(seen);
        await context.close();
      }
    }
  });
}
