// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import { previewEnd, previewList, previewMake } from '@sigorta/contracts/panel/release-previews';
import { type releaseChoose, releaseList } from '@sigorta/contracts/panel/releases';
import { siteView } from '@sigorta/contracts/panel/site';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';
import { ownSite } from './testing/own-site.ts';

type Family = AnswerOf<typeof releaseChoose>;

const noPreviews: AnswerOf<typeof previewList> = { possible: 'yes', pays: true, links: [] };

const show = async (previews = noPreviews) => {
  const gateway = fakeGateway();
  gateway.answer(siteView, ownSite);
  gateway.answer(releaseList, { families: [released] });
  gateway.answer(previewList, previews);
  return { gateway, page: await renderPanel(<ReleasesPage />, { gateway, role: 'owner' }) };
};

const linked = {
  id: 'Zm9yLXByZXZpZXdz',
  family: 'travel',
  version: 'travel@0123456789abcdef',
  madeBy: 'Selin Korkmaz',
  madeAt: '2026-11-23T09:00:00.000Z',
  endsAt: '2026-11-23T10:00:00.000Z',
};
const release = {
  version: 'aaaaaaaaaa',
  at: '2026-11-20T09:05:00.000Z',
  contract: 3,
  health: 'ok' as const,
  files: 42,
  alone: false,
  refused: null,
  bytes: null,
  visits: null,
  withdrawn: null,
  selectable: false,
};
const released: Family = {
  family: 'travel',
  sale: 'sold',
  live: 'aaaaaaaaaa',
  newest: 'aaaaaaaaaa',
  chosenAt: null,
  share: null,
  releases: [release, { ...release, version: linked.version, alone: true, selectable: true }],
};

test('a link to a release is made for a time and with a reason, shown once, and said to take no payment without a test account', async () => {
  const { gateway, page } = await show();
  gateway.answer(previewMake, { ...noPreviews, links: [linked], url: 'https://site.example/onizleme/a/b' });
  expect(page.queryByRole('button', { name: 'Önizleme bağlantısı: aaaaaaaaaa' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: `Önizleme bağlantısı: ${linked.version}` }));
  await page.user.click(page.dialog().getByRole('radio', { name: /^1\s+saat$/ }));
  await page.user.click(page.dialog().getByRole('button', { name: 'Bağlantıyı oluştur' }));
  expect(gateway.calls(previewMake)).toEqual([]);
  await page.user.type(page.getByLabelText('Gerekçe'), 'Gösterilecek');
  await page.user.click(page.dialog().getByRole('button', { name: 'Bağlantıyı oluştur' }));
  expect(gateway.calls(previewMake)).toEqual([{ version: linked.version, hours: 1, reason: 'Gösterilecek' }]);
  await page.settle();
  expect(page.getByText('https://site.example/onizleme/a/b')).toBeTruthy();
});

test('links that are open are listed under their family and closed with a reason', async () => {
  const { gateway, page } = await show({ ...noPreviews, links: [linked] });
  gateway.answer(previewEnd, noPreviews);
  expect(page.getByText(/Selin Korkmaz oluşturdu/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: `Bağlantıyı kapat: ${linked.version}` }));
  await page.user.type(page.getByLabelText('Gerekçe'), 'Gösterildi');
  await page.user.click(page.dialog().getByRole('button', { name: 'Bağlantıyı kapat' }));
  expect(gateway.calls(previewEnd)).toEqual([{ id: linked.id, reason: 'Gösterildi' }]);
});

test.each([
  [
    'no database of their own',
    { ...noPreviews, possible: 'no-database' as const },
    /ayrı bir veri tabanı tanımlı değil/,
  ],
])('previews without %s cannot be made, and the page says why', async (_what, previews, words) => {
  const { page } = await show(previews);
  expect(page.getByText(words)).toBeTruthy();
  expect(page.queryByRole('button', { name: /^Önizleme bağlantısı/ })).toBeNull();
});
