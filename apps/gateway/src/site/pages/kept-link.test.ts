import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepQuote } from '../../quotes/saved/keep-quote.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { listSite } from '../../testing/listed-site.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';

const dist = mkdtempSync(join(tmpdir(), 'gateway-dist-'));
let gateway: RunningGateway;

/** A site of one page, which says nothing but whose brand it has. */
const render = `
export const openSite = async () => ({
  catalogue: [], releases: { schema: 1, remotes: {} }, build: 'one', publicPaths: () => [],
  page: async ({ path, language, brand }) => ({
    status: 200, kind: 'personal', title: '', description: '', canonicalPath: path, inlineScripts: [], product: null, questions: [],
    html: '<html><head><!--head--><!--palette--></head><body>[' + brand.name + ']<!--boot--></body></html>',
    boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: null },
  }),
});`;

beforeAll(async () => {
  for (const folder of ['server', 'site']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'server/render.js'), render);
  writeFileSync(join(dist, 'site/remotes.json'), '{"schema":1,"remotes":{}}');
  listSite(dist);
  gateway = await startGateway({ products: testProducts, config: { distDir: dist } });
});
afterAll(async () => {
  await gateway?.close();
  rmSync(dist, { recursive: true, force: true });
});

/** The token of a quote that somebody kept under a partner's brand. */
const keep = async (partner: string): Promise<string> => {
  const sale = { at: '2026-11-20', insurer: 'meltem', partner, until: 'declined' } as const;
  const quote = await addSale(gateway.context, sale);
  return (await keepQuote(gateway.context, quote, partner)).token;
};

const shown = async (buyer: Buyer, path: string): Promise<string | undefined> =>
  /<body>\[([^\]]*)\]/.exec(await (await buyer.fetch(path)).text())?.[1];

test('the link of a kept quote shows the brand it was kept under, whatever this browser was shown before', async () => {
  const [theirs, ours] = await Promise.all([keep('kaya-acente'), keep('default')]);
  const buyer = gateway.buyer();
  expect(await shown(buyer, `/teklifler?kayit=${theirs}`)).toBe('Kaya Acentelik');
  expect(await shown(buyer, '/')).toBe('Kaya Acentelik');
  expect(await shown(buyer, `/teklifler?kayit=${ours}`)).toBe('Sigorta Çarşısı');
  expect(await shown(buyer, `/teklifler?kayit=${theirs}&ortak=yol-arkadasi`)).not.toBe('Kaya Acentelik');
});

test('a link that nobody made changes nobody’s brand', async () => {
  const buyer = gateway.buyer();
  expect(await shown(buyer, `/teklifler?kayit=${'x'.repeat(32)}`)).toBe('Sigorta Çarşısı');
  expect([...buyer.cookies.keys()]).not.toContain('partner');
});
