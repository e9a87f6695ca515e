// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { previewList } from '@sigorta/contracts/panel/release-previews';
import {
  releaseChoose,
  releaseDifference,
  releaseList,
  releaseRetire,
  releaseShare,
} from '@sigorta/contracts/panel/releases';
import { siteView } from '@sigorta/contracts/panel/site';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';
import { ownSite } from './testing/own-site.ts';

type Family = AnswerOf<typeof releaseChoose>;

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
const older = { ...release, version: 'bbbbbbbbbb', selectable: true };
const travel: Family = {
  family: 'travel',
  sale: 'sold',
  live: 'aaaaaaaaaa',
  newest: 'aaaaaaaaaa',
  chosenAt: null,
  share: null,
  releases: [release, older],
};
const rolledBack: Family = {
  ...travel,
  live: 'bbbbbbbbbb',
  chosenAt: '2026-11-21T09:00:00.000Z',
  releases: [
    { ...release, selectable: true },
    { ...older, selectable: false },
  ],
};

const noPreviews: AnswerOf<typeof previewList> = { possible: 'yes', pays: true, links: [] };

const show = async (family = travel, role: Role = 'owner') => {
  const gateway = fakeGateway();
  gateway.answer(siteView, ownSite);
  gateway.answer(releaseList, { families: [family] });
  gateway.answer(previewList, noPreviews);
  gateway.answer(releaseChoose, rolledBack);
  gateway.answer(releaseDifference, { live: family.live, changes: [] });
  const page = await renderPanel(<ReleasesPage />, { gateway, role });
  return { gateway, page };
};

test('what is live and what is newest stand beside their versions', async () => {
  const { page } = await show();
  expect(page.cells('aaaaaaaaaa')[0]).toBe('aaaaaaaaaaYayındaEn yeni');
  expect(page.cells('bbbbbbbbbb')[0]).toBe('bbbbbbbbbb');
  expect(page.cells('bbbbbbbbbb')[2]).toBe('Sağlam, 42 dosya');
});

test.each([
  ['missing', 'Dosyalar eksik'],
  ['changed', 'Dosyalar değişmiş'],
] as const)('files that are %s are told', async (health, words) => {
  const { page } = await show({ ...travel, releases: [release, { ...older, health, selectable: false }] });
  expect(page.cells('bbbbbbbbbb')[2]).toBe(words);
  expect(page.queryByRole('button', { name: 'Bu sürüme dön: bbbbbbbbbb' })).toBeNull();
});

test('a newest release whose files are not as built is told to be held back, an older one is not', async () => {
  const held = await show({
    ...travel,
    live: 'bbbbbbbbbb',
    releases: [{ ...release, health: 'changed' }, older],
  });
  expect(held.page.getByRole('alert').textContent).toContain('ziyaretçilere verilmiyor');
  held.page.unmount();
  const fine = await show({ ...travel, releases: [release, { ...older, health: 'changed' }] });
  expect(fine.page.queryByRole('alert')).toBeNull();
});

test('a roll-back wants a reason, and the list is read again', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bu sürüme dön: bbbbbbbbbb' }));
  expect(page.getByRole('dialog', { name: 'bbbbbbbbbb sürümüne dönülsün mü?' })).toBeTruthy();
  await page.user.click(page.dialog().getByRole('button', { name: 'Bu sürüme dön' }));
  expect(page.getByText('En az beş harfle nedenini yazın.')).toBeTruthy();
  expect(gateway.calls(releaseChoose)).toEqual([]);
  await page.user.type(page.getByLabelText('Gerekçe'), 'Form açılmıyor');
  await page.user.click(page.dialog().getByRole('button', { name: 'Bu sürüme dön' }));
  expect(gateway.calls(releaseChoose)).toEqual([
    { family: 'travel', version: 'bbbbbbbbbb', reason: 'Form açılmıyor' },
  ]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(releaseList)).toHaveLength(2);
});

test('going on to the newest asks for no version, whichever it will be', async () => {
  const { gateway, page } = await show(rolledBack);
  expect(page.getByText(/tarihinden beri eski bir sürüm yayında/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'En yeniye dön: aaaaaaaaaa' }));
  await page.user.type(page.getByLabelText('Gerekçe'), 'Düzeltildi');
  await page.user.click(page.dialog().getByRole('button', { name: 'En yeniye dön' }));
  expect(gateway.calls(releaseChoose)).toEqual([{ family: 'travel', version: null, reason: 'Düzeltildi' }]);
});

test('a release that cannot be loaded any more is told', async () => {
  const { gateway, page } = await show();
  gateway.refuse(releaseChoose, 'invalid-input', [{ field: 'version', message: 'error.invalid-input' }]);
  await page.user.click(page.getByRole('button', { name: 'Bu sürüme dön: bbbbbbbbbb' }));
  await page.user.type(page.getByLabelText('Gerekçe'), 'Form açılmıyor');
  await page.user.click(page.dialog().getByRole('button', { name: 'Bu sürüme dön' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('Bu sürüm artık yüklenemiyor');
});

test('an auditor sees the releases and chooses none', async () => {
  const { page } = await show(travel, 'auditor');
  expect(page.getByText('bbbbbbbbbb')).toBeTruthy();
  expect(page.queryByRole('button', { name: /sürüme dön/ })).toBeNull();
  expect(page.queryByRole('columnheader', { name: 'İşlem' })).toBeNull();
});

test('health is checked again on a press', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Yeniden kontrol et' }));
  expect(gateway.calls(releaseList)).toHaveLength(2);
});

const alone = { ...older, version: 'travel@3f9a1c20b7e84d51', alone: true, files: 377 };

test('a release made alone is made live with its rules, and says so', async () => {
  const { gateway, page } = await show({ ...travel, releases: [alone, release] });
  expect(page.cells(alone.version)[0]).toBe('travel@3f9a1c20b7e84d51Ayrı yayımlandı');
  await page.user.click(page.getByRole('button', { name: `Yayına al: ${alone.version}` }));
  expect(page.getByText(/Sayfalar ve kurallar birlikte/)).toBeTruthy();
  await page.user.type(page.dialog().getByLabelText('Gerekçe'), 'Yeni soru eklendi');
  await page.user.click(page.dialog().getByRole('button', { name: 'Yayına al' }));
  expect(gateway.calls(releaseChoose).at(-1)).toMatchObject({ family: 'travel', version: alone.version });
});

test('while it is live, nobody reads that an older one is', async () => {
  const chosenAt = '2026-11-21T09:00:00.000Z';
  const { page } = await show({ ...travel, live: alone.version, chosenAt, releases: [alone, release] });
  expect(page.queryByText(/eski bir sürüm yayında/)).toBeNull();
  expect(page.getByText(/ayrı yayımlanan bir sürüm yayında/)).toBeTruthy();
});

test.each([
  ['wrong-signature', 'İmzası tanınmıyor; açılmadı.'],
  ['wrong-sum', 'Dosyaları imzalandığı gibi değil; açılmadı.'],
  ['clash', 'Başka bir ürünün adresini ya da yerini kullanıyor; açılmadı.'],
] as const)('why a chosen release is not shown is told: %s', async (refused, words) => {
  const { page } = await show({ ...travel, releases: [{ ...alone, refused }, release] });
  expect(page.getByText(words)).toBeTruthy();
});

const give = async (family: Family, name: string, percent: string) => {
  const { gateway, page } = await show(family);
  gateway.answer(releaseShare, travel);
  await page.user.click(page.getByRole('button', { name }));
  const field = page.dialog().getByLabelText('Pay (yüzde)');
  await page.user.clear(field);
  await page.user.type(field, percent);
  await page.user.type(page.dialog().getByLabelText('Gerekçe'), 'Önce az kişi görsün');
  await page.user.click(page.dialog().getByRole('button', { name: 'Kaydet' }));
  return { gateway, page };
};

test('a release made alone is given to a share, with its reason', async () => {
  const state = { ...travel, releases: [alone, release] };
  const { gateway, page } = await give(state, `Bir paya ver: ${alone.version}`, '5');
  expect(gateway.calls(releaseShare)).toEqual([
    { family: 'travel', version: alone.version, percent: 5, reason: 'Önce az kişi görsün' },
  ]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(page.queryByRole('button', { name: `Bir paya ver: ${release.version}` })).toBeNull();
});

test.each(['0', '51', 'on'])('a share of %s is not asked for', async (percent) => {
  const { gateway, page } = await give(
    { ...travel, releases: [alone] },
    `Bir paya ver: ${alone.version}`,
    percent,
  );
  expect(page.getByText(/^En çok 50.olan bir tam sayı yazın/)).toBeTruthy();
  expect(gateway.calls(releaseShare)).toEqual([]);
});

test('who has a share is told beside the release, and none takes it back', async () => {
  const begunAt = '2026-11-21T09:00:00.000Z';
  const state = {
    ...travel,
    share: { version: alone.version, percent: 5, begunAt },
    releases: [alone, release],
  };
  const { gateway, page } = await give(state, `Payı değiştir: ${alone.version}`, '0');
  expect(gateway.calls(releaseShare)).toMatchObject([{ percent: 0 }]);
  expect(page.getByText('Ziyaretçilerin %5 kadarına')).toBeTruthy();
});

test('how visitors fared, what a form weighs and why a release was taken back stand beside it', async () => {
  const visits = {
    visitors: 1240,
    failed: 31,
    errored: 2,
    refused: 0,
    quoted: 402,
    ordered: 77,
    lcpMs: 2340,
    inpMs: 168,
  };
  const withdrawn = { at: '2026-11-21T09:00:00.000Z', fault: 'failed' as const };
  const { page } = await show({
    ...travel,
    releases: [{ ...alone, bytes: 204_800, visits, withdrawn }, release],
  });
  const [, , , told] = page.cells(alone.version);
  for (const words of ['1.240', '31', '402', '77', '2,3 sn', '168 ms', '200 KB', 'tarayıcılarda açılmadı'])
    expect(told?.replaceAll('\u00a0', ' ')).toContain(words);
  expect(page.cells(release.version)[3]).toBe('');
});

test('the sale of a family is ended with a reason, and a retired one says how it begins again', async () => {
  const { gateway, page } = await show();
  gateway.answer(releaseRetire, travel);
  await page.user.click(page.getByRole('button', { name: 'Satışı bitir: Seyahat' }));
  await page.user.type(page.dialog().getByLabelText('Gerekçe'), 'Tarife bitti');
  await page.user.click(page.dialog().getByRole('button', { name: 'Satışı bitir' }));
  expect(gateway.calls(releaseRetire)).toEqual([{ family: 'travel', reason: 'Tarife bitti' }]);
  page.unmount();
  const chosenAt = '2026-11-21T09:00:00.000Z';
  const releases = [{ ...release, selectable: true }];
  const retired = await show({ ...travel, sale: 'retired', live: '', chosenAt, releases });
  expect(retired.page.getByText(/tarihinden beri satılmıyor/)).toBeTruthy();
  expect(retired.page.queryByRole('button', { name: /Satışı bitir/ })).toBeNull();
  expect(retired.page.getByRole('button', { name: 'En yeniye dön: aaaaaaaaaa' })).toBeTruthy();
});

test.each(['sold', 'nothing'] as const)(
  'who only looks, or a part without products (%s), has no such button',
  async (sale) => {
    const { page } = await show({ ...travel, sale }, sale === 'sold' ? 'auditor' : 'owner');
    expect(page.queryByRole('button', { name: /Satışı bitir/ })).toBeNull();
  },
);
