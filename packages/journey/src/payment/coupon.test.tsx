// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { installments } from '@sigorta/contracts/operations/installments';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillBilling, fillCard, payableGateway, payButton, showPayment } from '../testing/payment-page.tsx';
import { offerId } from '../testing/sample-offer-detail.ts';
import { purchaseId } from '../testing/sample-purchase.ts';

/** of a card that pays at once; the amount is the gateway's own */
const noPlans = { bank: null, family: null, association: null, credit: true, options: [] };

test('a coupon takes off what the gateway says, is sent with the payment, and can be removed', async () => {
  const gateway = payableGateway();
  gateway.answer(couponCheck, { code: 'BAHAR', discount: lira(4208), price: lira(80_000) });
  const page = await showPayment(gateway);
  await page.user.click(page.getByText('İndirim kodum var'));
  await page.user.type(page.getByLabelText('İndirim kodu'), ' BAHAR {Enter}');
  await page.findByText(/kodu uygulandı/);
  expect(gateway.calls(couponCheck)).toEqual([{ offerId, code: 'BAHAR' }]);
  expect(payButton(page).textContent).toContain('800');
  await page.user.click(page.getByRole('button', { name: 'Kodu kaldır' }));
  expect(payButton(page).textContent).toContain('842,08');
});

test('a coupon that is not valid is told at its field; an empty one is told too and not asked about', async () => {
  const gateway = payableGateway();
  gateway.refuse(couponCheck, 'coupon-not-valid');
  const page = await showPayment(gateway);
  await page.user.click(page.getByText('İndirim kodum var'));
  const apply = page.getByRole('button', { name: 'Uygula' });
  await page.user.click(apply);
  expect(gateway.calls(couponCheck)).toEqual([]);
  const field = page.getByLabelText('İndirim kodu');
  page.getByText('Önce indirim kodunu yazın.');
  expect(document.activeElement).toBe(field);
  await page.user.type(field, 'YOK');
  expect(page.queryByText('Önce indirim kodunu yazın.')).toBeNull();
  await page.user.click(apply);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
});

test('a code that was typed and not applied is told once at Pay; pressed again, the amount on the button is paid', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  await page.user.click(page.getByText('İndirim kodum var'));
  const field = page.getByLabelText('İndirim kodu');
  await page.user.type(field, 'BAHAR');
  await page.user.click(payButton(page));
  const link = await page.findByRole('link', { name: /^İndirim kodu henüz uygulanmadı/ });
  expect(link.getAttribute('href')).toBe('#f-coupon');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(gateway.calls(purchaseStart)).toEqual([]);
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  await page.user.click(payButton(page));
  await expect.poll(() => gateway.calls(purchaseStart)).toMatchObject([{ acceptedTotal: lira(84_208) }]);
});

test('a code that was refused stands in nobody’s way', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  gateway.refuse(couponCheck, 'coupon-not-valid');
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  await page.user.click(page.getByText('İndirim kodum var'));
  await page.user.type(page.getByLabelText('İndirim kodu'), 'YOK{Enter}');
  await expect.poll(() => page.getByLabelText('İndirim kodu').getAttribute('aria-invalid')).toBe('true');
  await page.user.click(payButton(page));
  await expect.poll(() => gateway.calls(purchaseStart).length).toBe(1);
});

test('the focus goes from Apply to Remove and back to where a code is typed', async () => {
  const gateway = payableGateway();
  gateway.answer(couponCheck, { code: 'BAHAR', discount: lira(4208), price: lira(80_000) });
  const page = await showPayment(gateway);
  await page.user.click(page.getByText('İndirim kodum var'));
  await page.user.type(page.getByLabelText('İndirim kodu'), 'BAHAR');
  await page.user.click(page.getByRole('button', { name: 'Uygula' }));
  const remove = await page.findByRole('button', { name: 'Kodu kaldır' });
  expect(document.activeElement).toBe(remove);
  await page.user.click(remove);
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'İndirim kodum var' }));
});

test('a code that ended before Pay goes with its discount; the amount without it is accepted first', async () => {
  const gateway = payableGateway();
  gateway.answer(couponCheck, { code: 'BAHAR', discount: lira(4208), price: lira(80_000) });
  const page = await showPayment(gateway);
  await page.user.click(page.getByText('İndirim kodum var'));
  await page.user.type(page.getByLabelText('İndirim kodu'), 'BAHAR{Enter}');
  await page.findByText(/kodu uygulandı/);
  gateway.answer(installments, noPlans);
  fillCard(page);
  await fillBilling(page);
  gateway.refuse(purchaseStart, 'coupon-not-valid');
  fireEvent.click(payButton(page));
  await page.findByText('Fiyat değişti, ücret çekilmedi');
  expect(page.getByRole('alert').textContent).toContain('İndirim kodu artık geçerli değil');
  expect(page.queryByText(/kodu uygulandı/)).toBeNull();
  expect(payButton(page).disabled).toBe(true);
  await page.user.click(page.getByRole('button', { name: 'Yeni tutarı onaylıyorum' }));
  expect(document.activeElement).toBe(payButton(page));
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  fireEvent.click(payButton(page));
  await expect
    .poll(() => gateway.calls(purchaseStart).map(({ acceptedTotal, coupon }) => [acceptedTotal, coupon]))
    .toEqual([
      [lira(80_000), 'BAHAR'],
      [lira(84_208), undefined],
    ]);
});

test('a price that changed while its code ended says both', async () => {
  const gateway = payableGateway();
  gateway.answer(couponCheck, { code: 'BAHAR', discount: lira(4208), price: lira(80_000) });
  const page = await showPayment(gateway);
  await page.user.click(page.getByText('İndirim kodum var'));
  await page.user.type(page.getByLabelText('İndirim kodu'), 'BAHAR{Enter}');
  await page.findByText(/kodu uygulandı/);
  fillCard(page);
  await fillBilling(page);
  gateway.refuse(purchaseStart, 'offer-price-changed');
  gateway.refuse(couponCheck, 'coupon-not-valid');
  fireEvent.click(payButton(page));
  const told = await page.findByRole('alert');
  expect(told.textContent).toContain('Fiyat değişti, ücret çekilmedi');
  expect(told.textContent).toContain('İndirim kodu artık geçerli değil');
});

test('a code that was taken off leaves its field empty', async () => {
  const gateway = payableGateway();
  gateway.answer(couponCheck, { code: 'BAHAR', discount: lira(4208), price: lira(80_000) });
  const page = await showPayment(gateway);
  await page.user.click(page.getByText('İndirim kodum var'));
  await page.user.type(page.getByLabelText('İndirim kodu'), 'BAHAR{Enter}');
  await page.user.click(await page.findByRole('button', { name: 'Kodu kaldır' }));
  await page.user.click(page.getByText('İndirim kodum var'));
  expect(page.getByLabelText('İndirim kodu')).toHaveProperty('value', '');
});
