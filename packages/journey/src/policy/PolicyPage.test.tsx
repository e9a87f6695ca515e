// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { owner, purchaseId, samplePurchase } from '../testing/sample-purchase.ts';
import { PolicyPage } from './PolicyPage.tsx';
import type { Purchase } from './polling.ts';

const path = `/deneme-police?satin-alma=${purchaseId}`;

const show = (gateway: FakeGateway, product = sampleProduct) =>
  renderJourney(<PolicyPage />, { gateway, page: 'policy', path, product });

/** The page of a purchase that stands as told. */
async function showPurchase(change: Partial<Purchase>) {
  const gateway = fakeGateway();
  gateway.answer(purchaseStatus, samplePurchase(change));
  gateway.answer(offerDetail, sampleOfferDetail());
  const page = await show(gateway);
  return { gateway, page };
}

test('while the purchase is asked for the page says so', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(purchaseStatus);
  const page = await show(gateway);
  expect(page.getByRole('status', { name: 'Satın almanız açılıyor' })).toBeTruthy();
  await held.answer(samplePurchase());
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Poliçeniz hazır.');
});

test('an address without a purchase asks nobody', async () => {
  const gateway = fakeGateway();
  const page = await renderJourney(<PolicyPage />, { gateway, page: 'policy', path: '/deneme-police' });
  expect(page.getByRole('heading', { name: 'Bu satın alma bulunamadı' })).toBeTruthy();
  expect(gateway.calls(purchaseStatus)).toEqual([]);
});

test('a purchase nobody knows leads to the form and offers no second try', async () => {
  const gateway = fakeGateway();
  gateway.refuse(purchaseStatus, 'not-found');
  const page = await show(gateway);
  await page.findByRole('heading', { name: 'Bu satın alma bulunamadı' });
  expect(page.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
  expect(page.getByRole('link', { name: 'Forma git' }).getAttribute('href')).toBe('/deneme');
});

test('without a connection the buyer may try again, and then sees where it stands', async () => {
  const gateway = fakeGateway();
  gateway.refuse(purchaseStatus, 'offline');
  const page = await show(gateway);
  await page.findByText('Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.');
  gateway.answer(purchaseStatus, samplePurchase());
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  await page.findByRole('heading', { name: 'Poliçeniz hazır.' });
});

test('the owner is greeted by name and sees number, cover and what was paid', async () => {
  const { page } = await showPurchase({ personal: owner });
  await page.findByText('Hayırlı olsun, Defne.', { exact: false });
  expect(page.getByText('MER0123456789')).toBeTruthy();
  expect(page.getByText('Defne Aydın')).toBeTruthy();
  expect(page.getByText(/Ödeme alındı · .*842,08/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Cayma ve iptal' }).getAttribute('href')).toContain(purchaseId);
});

test('opened without the session that bought, the page names nobody and asks for no offer', async () => {
  const { gateway, page } = await showPurchase({ personal: null });
  await page.findByRole('heading', { name: 'Poliçeniz hazır.' });
  expect(page.queryByRole('button', { name: /İndir/ })).toBeNull();
  expect(gateway.calls(offerDetail)).toEqual([]);
});

test.each([
  ['issued', 'Belgeleri SMS koduyla aç'],
  ['awaiting-transfer', 'Hesap bilgilerini SMS koduyla aç'],
] as const)(
  'on a device that did not buy it (%s) one button leads to the code, with nothing personal in its address',
  async (state, name) => {
    const { page } = await showPurchase({ state, personal: null });
    const link = await page.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(
      `/giris?donus=satin-alma&urun=sample-trip&satin-alma=${purchaseId}`,
    );
    expect(page.queryByText('PDF, indirilebilir')).toBeNull();
  },
);

test('whoever bought it is not sent to a code', async () => {
  const { page } = await showPurchase({ personal: owner });
  await page.findAllByText('PDF, indirilebilir');
  expect(page.queryByRole('link', { name: 'Belgeleri SMS koduyla aç' })).toBeNull();
});

test.each([
  ['awaiting-bank', null, 'Bankanızın onayı bekleniyor'],
  ['checking', null, 'Ödemenizin sonucu kontrol ediliyor'],
  ['refund-due', lira(1), 'Poliçe düzenlenemedi, ücretiniz iade ediliyor'],
  ['refund-by-hand', lira(1), 'Ödemenizi bir çalışanımız iade edecek'],
  ['refunded', null, 'Ücretiniz iade edildi'],
  ['manual', lira(1), 'Ödemeniz alındı, poliçenizle bir temsilcimiz ilgileniyor'],
  ['expired', null, 'Bu satın almanın süresi doldu'],
  ['awaiting-transfer', null, 'Havalenizi bekliyoruz'],
] as const)('%s is told in its own words', async (state, charged, title) => {
  const { page } = await showPurchase({ state, charged });
  const heading = await page.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(title);
  expect(heading.closest('[role=status]')).not.toBeNull();
});

test.each([
  ['expired', 'Ücret çekilmedi.'],
  ['declined', 'Ücret çekilmedi.'],
] as const)('%s says that no money moved', async (state, words) => {
  const { page } = await showPurchase({ state, charged: null, error: 'bank-not-approved' });
  await page.findByText(words);
});

test('money that went back before the insurer made the policy is not asked for again', async () => {
  const { page } = await showPurchase({ state: 'manual', charged: null, error: 'policy-failed' });
  await page.findByRole('heading', { level: 1, name: /^Paranız iade edildi/ });
  await page.findByText(/sizden ödeme istenmez/);
  expect(page.queryByText('Ücret çekilmedi.')).toBeNull();
});

test.each(['checking', 'awaiting-bank'] as const)('%s does not claim that no money moved', async (state) => {
  const { page } = await showPurchase({ state, charged: null });
  await page.findByRole('heading', { level: 1 });
  expect(page.queryByText('Ücret çekilmedi.')).toBeNull();
});

test('money that was taken is named while it is with us', async () => {
  const { page } = await showPurchase({ state: 'manual', charged: lira(84_208) });
  await page.findByText(/Çekilen tutar: .*842,08/);
});

test('a declined card leads its owner back to the payment page, everybody else stays', async () => {
  const owned = await showPurchase({ state: 'declined', personal: owner, charged: null });
  await expect.poll(owned.page.place).toBe(`/deneme-odeme?teklif=offer-1234567890&sonuc=${purchaseId}`);
  const { page } = await showPurchase({ state: 'declined', charged: null, error: 'card-rejected' });
  await page.findByRole('link', { name: 'Yeniden teklif al' });
  expect(page.place()).toBe(path);
});

test('a buyer who left the bank is led back to the payment page', async () => {
  const { page } = await showPurchase({ state: 'awaiting-bank', charged: null });
  const link = await page.findByRole('link', { name: 'Ödeme sayfasına dön' });
  expect(link.getAttribute('href')).toBe('/deneme-odeme?teklif=offer-1234567890');
});

test('open questions lead the owner to their page', async () => {
  const gateway = fakeGateway();
  const detailsUntil = '2026-11-21T12:00:00.000Z';
  gateway.answer(purchaseStatus, samplePurchase({ state: 'issuing', detailsUntil, personal: owner }));
  const paths = { ...sampleProduct.paths, createPolicy: '/deneme-bilgiler' };
  const page = await show(gateway, { ...sampleProduct, paths });
  await expect.poll(page.place).toBe(`/deneme-bilgiler?satin-alma=${purchaseId}`);
});

test('without the session the open questions are said to be elsewhere', async () => {
  const { page } = await showPurchase({ state: 'issuing', detailsUntil: '2026-11-21T12:00:00.000Z' });
  await page.findByRole('heading', { name: 'Ödeme alındı, son bilgiler bekleniyor' });
});

test.each([
  ['passing-on', 'Poliçenizin iptalini istediniz'],
  ['manual', 'Poliçenizin iptalini istediniz'],
  ['refund-due', 'Poliçeniz iptal edildi'],
  ['refunded', 'Poliçeniz iptal edildi'],
  ['closed', 'Poliçeniz iptal edildi'],
] as const)('a cancellation that is %s stands on the page', async (cancellation, title) => {
  const { page } = await showPurchase({ cancellation, personal: owner });
  await page.findByRole('heading', { name: title });
  expect(page.getByRole('link', { name: 'İptalin durumunu gör' }).getAttribute('href')).toContain(purchaseId);
});

test('a refused cancellation leaves the policy as it was', async () => {
  const { page } = await showPurchase({ cancellation: 'refused' });
  await page.findByRole('heading', { name: 'Poliçeniz hazır.' });
});
