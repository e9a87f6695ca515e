// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { expect, test } from 'vitest';
import { fillBilling, fillCard, payableGateway, payButton, showPayment } from '../testing/payment-page.tsx';
import { offerId } from '../testing/sample-offer-detail.ts';
import { purchaseId } from '../testing/sample-purchase.ts';

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
