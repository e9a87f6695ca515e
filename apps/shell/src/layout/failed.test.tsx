// @vitest-environment happy-dom
import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { pagesInOrder } from '@sigorta/contracts/journey-pages';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EmbedFailed } from '../embed/EmbedFailed.tsx';
import { Layout } from './Layout.tsx';
import { PageFailed } from './PageFailed.tsx';
import { RemoteFailed } from './RemoteFailed.tsx';
import { showInShell } from './show-in-shell.tsx';

const product = { id: 'sample', name: 'Deneme', paths: { form: '/deneme' } } as CatalogueCard;
const lineIs = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

afterEach(() => vi.restoreAllMocks());

test('without a line a product is not called broken, and its page is asked for when the line is back', async () => {
  lineIs(false);
  const retry = vi.fn();
  const { page, remove } = await showInShell(
    <RemoteFailed
      product={product}
      page="offers"
      failure="network"
      retry={retry}
      inUse={{ current: false }}
    />,
  );
  expect(page.textContent).toContain('İnternet bağlantınız yok');
  expect(page.textContent).not.toContain('geçici bir sorun');
  lineIs(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledOnce();
  await remove();
});

test.each([
  ['without a line its place says so, and the form comes with the line', false],
  ['with a line it is nobody’s request that is taken', true],
] as const)('in a frame on a partner’s page, %s', async (_what, hasLine) => {
  lineIs(hasLine);
  const retry = vi.fn();
  const { page, press, remove } = await showInShell(<EmbedFailed product={product} retry={retry} />);
  expect(page.textContent?.includes('İnternet bağlantınız yok')).toBe(!hasLine);
  expect(page.textContent?.includes('Bu sayfa şu an açılmıyor')).toBe(hasLine);
  expect(page.textContent).not.toContain('talebinizi biz alalım');
  await (hasLine ? press('button') : act(async () => void window.dispatchEvent(new Event('online'))));
  expect(retry).toHaveBeenCalledOnce();
  await remove();
});

test.each([
  ['that is under way is late, and nobody’s fault', true],
  ['that broke is a fault of ours', false],
])('a page %s', async (_what, isLate) => {
  const { page, remove } = await showInShell(<PageFailed retry={() => undefined} isLate={isLate} />);
  expect(page.textContent?.includes('Bu sayfa geç geliyor')).toBe(isLate);
  expect(page.textContent?.includes('Bizden kaynaklanan bir hata')).toBe(!isLate);
  await remove();
});

test.each(pagesInOrder)(
  'of the page %s only one before the payment says that no money moved',
  async (name) => {
    const { page, remove } = await showInShell(
      <RemoteFailed
        product={product}
        page={name}
        failure="timeout"
        retry={() => undefined}
        inUse={{ current: false }}
      />,
    );
    await expect.poll(() => page.querySelector('h1')).not.toBeNull();
    const isBefore = ['form', 'offers', 'particulars'].includes(name);
    expect(page.textContent?.includes('Kartınızdan ücret çekilmedi')).toBe(isBefore);
    expect(page.textContent?.includes('yeniden ödemeyin')).toBe(!isBefore);
    await remove();
  },
);

test('who leaves a number is not interrupted by a page that comes after all', async () => {
  const inUse = { current: false };
  const { page, remove } = await showInShell(
    <RemoteFailed product={product} page="form" failure="timeout" retry={() => undefined} inUse={inUse} />,
  );
  await expect.poll(() => page.querySelector('form input')).not.toBeNull();
  page.querySelector('button')?.focus();
  expect(inUse.current).toBe(false);
  page.querySelector<HTMLInputElement>('form input')?.focus();
  expect(inUse.current).toBe(true);
  await remove();
});

test('a page of the shell that met no line is drawn when the line is back, from its start', async () => {
  lineIs(false);
  let isThere = false;
  const Page = () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return <p>there</p>;
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = vi.fn();
  const { page, press, remove } = await showInShell(
    <Layout onPageFailed={failed}>
      <Page />
    </Layout>,
    { path: '/hakkimizda' },
  );
  expect(page.querySelector('main')?.textContent).toContain('İnternet bağlantınız yok');
  expect(failed).toHaveBeenCalledWith('/hakkimizda');
  isThere = true;
  await press('main button');
  expect(page.querySelector('main')?.textContent).toBe('there');
  expect(document.activeElement?.id).toBe('main');
  await remove();
});
