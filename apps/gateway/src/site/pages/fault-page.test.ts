import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listSite } from '../../testing/listed-site.ts';
import { startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';

const dist = mkdtempSync(join(tmpdir(), 'gateway-faults-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const turkish = { 'accept-language': 'tr' };

test('while nothing is built every reader is told so in a page of his language, and the operations work', async () => {
  const bare = await startGateway({ products: testProducts, config: { distDir: join(dist, 'nothing') } });
  try {
    /* by hand: what each reader is told, in a page of its own */
    for (const [path, accepted, language, direction, words] of [
      ['/', 'tr', 'tr', 'ltr', 'Site hazırlanıyor.'],
      ['/', 'en-GB', 'en', 'ltr', 'The site is being prepared.'],
      ['/ru/kasko', 'en', 'ru', 'ltr', 'Сайт готовится к работе.'],
      ['/kasko?x="><script>', 'ar', 'ar', 'rtl', 'يجري تجهيز الموقع.'],
    ] as const) {
      const page = await bare.buyer().fetch(path, { headers: { 'accept-language': accepted } });
      const html = await page.text();
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(page.headers.get('retry-after')).toBe('5');
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toContain(words);
      const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
      expect(html).toContain(`<style nonce="${nonce}">`);
      expect(html).not.toContain('<script');
    }
    expect((await bare.buyer().get('partner/website-info')).status).toBe(200);
  } finally {
    await bare.close();
  }
});

test('a page that cannot be drawn says so in a page, and what went wrong stays with us', async () => {
  mkdirSync(join(dist, 'server'), { recursive: true });
  mkdirSync(join(dist, 'site'), { recursive: true });
  writeFileSync(
    join(dist, 'server/render.js'),
    `export const openSite = async () => ({
      catalogue: [], releases: { schema: 1, remotes: {} }, build: 'x', publicPaths: () => [],
      page: () => Promise.reject(new Error('a secret of ours')),
    });`,
  );
  writeFileSync(join(dist, 'site/remotes.json'), '{"schema":1,"remotes":{}}');
  listSite(dist);
  const gateway = await startGateway({ products: testProducts, config: { distDir: dist } });
  for (const [path, words] of [
    ['/en/test-patlar', 'Something went wrong on our side.'],
    ['/test-patlar', 'Bizden kaynaklanan bir hata oluştu.'],
  ] as const) {
    const page = await gateway.buyer().fetch(path, { headers: turkish });
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(html).toContain(words);
    expect(html).toContain(`<a href="${path}">`);
    expect(html).not.toContain('a secret of ours');
  }
  await gateway.close();
});

test('a gateway that shows nothing of what was built, because it was changed, is not ready', async () => {
  const changed = mkdtempSync(join(tmpdir(), 'gateway-changed-'));
  mkdirSync(join(changed, 'server'));
  writeFileSync(join(changed, 'server/render.js'), 'export const openSite = async () => ({});');
  listSite(changed);
  writeFileSync(join(changed, 'server/render.js'), 'export const openSite = async () => ({ evil: true });');
  const gateway = await startGateway({ products: testProducts, config: { distDir: changed } });
  try {
    const statusOf = async (path: string) => (await gateway.buyer().fetch(path, { headers: turkish })).status;
    expect([await statusOf('/readyz'), await statusOf('/'), await statusOf('/healthz')]).toEqual([
      503, 503, 200,
    ]);
  } finally {
    await gateway.close();
    rmSync(changed, { recursive: true, force: true });
  }
});
