// @vitest-environment happy-dom
import { couponCreate, couponEnd, couponList } from '@sigorta/contracts/panel/coupons';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { type PanelPage, renderPanel } from '../../testing/render-panel.tsx';
import { CouponsPage } from './CouponsPage.tsx';

const coupon = {
  code: 'BAHAR26',
  kind: 'amount' as const,
  value: 7_500,
  product: { id: 'dask', name: 'DASK' },
  validFrom: '2026-10-31T21:00:00.000Z',
  validUntil: '2026-11-30T21:00:00.000Z',
  maxUses: null,
  uses: 1_200,
  state: 'live' as const,
};

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(couponList, {
    rows: [coupon, { ...coupon, code: 'ESKI', state: 'ended' }],
    total: 2,
    more: false,
    products: [{ id: 'dask', name: 'DASK' }],
  });
  const page = await renderPanel(<CouponsPage />, { gateway, role: 'finance', path: '/panel/kuponlar' });
  return { gateway, page };
};

test('an amount, a product and uses without a limit are written as they are', async () => {
  const { page } = await show();
  expect(page.cells('BAHAR26').slice(1, 6)).toEqual(['75 TL', 'DASK', '01.11.2026', '30.11.2026', '1.200']);
});

test('what has ended cannot be ended', async () => {
  const { page } = await show();
  expect(page.getByRole('button', { name: 'Bitir: BAHAR26' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Bitir: ESKI' })).toBeNull();
});

test('ending is asked for twice, and the list is read again', async () => {
  const { gateway, page } = await show();
  gateway.answer(couponEnd, coupon);
  await page.user.click(page.getByRole('button', { name: 'Bitir: BAHAR26' }));
  expect(page.getByRole('dialog', { name: 'BAHAR26 bitirilsin mi?' })).toBeTruthy();
  expect(gateway.calls(couponEnd)).toEqual([]);
  await page.user.click(page.dialog().getByRole('button', { name: 'Bitir' }));
  expect(gateway.calls(couponEnd)).toEqual([{ code: 'BAHAR26' }]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(couponList)).toHaveLength(2);
});

test('who thinks better of it ends nothing', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bitir: BAHAR26' }));
  await page.user.click(page.dialog().getByRole('button', { name: 'Vazgeç' }));
  expect(page.opened()).toBeNull();
  expect(gateway.calls(couponEnd)).toEqual([]);
});

test('an ending that was refused is told in the dialog', async () => {
  const { gateway, page } = await show();
  gateway.refuse(couponEnd, 'timeout');
  await page.user.click(page.getByRole('button', { name: 'Bitir: BAHAR26' }));
  await page.user.click(page.dialog().getByRole('button', { name: 'Bitir' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('Yanıt zamanında gelmedi.');
});

const open = async (page: PanelPage) => {
  await page.user.click(page.getByRole('button', { name: 'Yeni kupon' }));
  await page.user.type(page.getByLabelText('Kod'), 'yaz2026');
};
const send = (page: PanelPage) => page.user.click(page.getByRole('button', { name: 'Kuponu ekle' }));
const typeDays = async (page: PanelPage, until: string) => {
  await page.user.type(page.dialog().getByLabelText(/^Son gün/), until);
  await page.user.tab();
};

test('a percentage for every product is added, from today on', async () => {
  const { gateway, page } = await show();
  gateway.answer(couponCreate, { coupon });
  await open(page);
  await page.user.type(page.dialog().getByLabelText('İndirim'), '15');
  await typeDays(page, '31.12.2026');
  await send(page);
  expect(gateway.calls(couponCreate)).toEqual([
    {
      code: 'yaz2026',
      kind: 'percent',
      value: 15,
      product: null,
      validFrom: '2026-11-21',
      validUntil: '2026-12-31',
      maxUses: null,
    },
  ]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(couponList)).toHaveLength(2);
});

test('an amount for one product, used so often at most, is added in kuruş', async () => {
  const { gateway, page } = await show();
  gateway.answer(couponCreate, { coupon });
  await open(page);
  await page.user.click(page.dialog().getByLabelText('Tutar'));
  await page.user.type(page.dialog().getByLabelText('İndirim'), '1.250,50');
  await page.user.selectOptions(page.dialog().getByLabelText(/^Ürün/), 'DASK');
  await page.user.type(page.dialog().getByLabelText(/^En çok kullanım/), '100');
  await typeDays(page, '31.12.2026');
  await send(page);
  expect(gateway.calls(couponCreate)[0]).toMatchObject({
    kind: 'amount',
    value: 125_050,
    product: 'dask',
    maxUses: 100,
  });
});

test('what cannot be read is told at its fields, the first of which has the focus', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Yeni kupon' }));
  await page.user.type(page.dialog().getByLabelText('İndirim'), '101');
  await send(page);
  expect(page.getByText(/En az üç harf ya da rakam yazın/)).toBeTruthy();
  expect(page.getByText(/Yüzde için 1 ile 100 arası bir sayı/)).toBeTruthy();
  expect(page.getByText('Bugünden ve ilk günden önce olmayan bir gün seçin.')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Kod'));
  expect(gateway.calls(couponCreate)).toEqual([]);
});

test('a code that was given before is told at the code', async () => {
  const { gateway, page } = await show();
  gateway.refuse(couponCreate, 'invalid-input', [{ field: 'code', message: 'error.invalid-input' }]);
  await open(page);
  await page.user.type(page.dialog().getByLabelText('İndirim'), '15');
  await typeDays(page, '31.12.2026');
  await send(page);
  expect(page.getByText('Bu kod daha önce tanımlanmış. Başka bir kod yazın.')).toBeTruthy();
  expect(page.opened()).not.toBeNull();
});

test('a code that is a card’s number is told as that, and not as one that was given before', async () => {
  const { gateway, page } = await show();
  gateway.refuse(couponCreate, 'invalid-input', [{ field: 'code', message: 'field.cardNumber.error' }]);
  await open(page);
  await page.user.type(page.dialog().getByLabelText('İndirim'), '15');
  await typeDays(page, '31.12.2026');
  await send(page);
  expect(page.getByText(/^Buraya kart numarası yazmayın/)).toBeTruthy();
  expect(page.dialog().queryByText(/daha önce tanımlanmış/)).toBeNull();
});
