// @vitest-environment happy-dom

import { purchaseTransfer } from '@sigorta/contracts/operations/purchase-transfer';
import { expect, test } from 'vitest';
import { fill } from '../testing/fill.ts';
import { fillBilling, payableGateway, showPayment } from '../testing/payment-page.tsx';

test('a transfer that became too late while its page stood open leaves the card, and says so', async () => {
  const gateway = payableGateway({ transferUntil: '2026-11-24T12:00:00.000Z' });
  const page = await showPayment(gateway);
  await page.user.click(page.getByLabelText('Havale / EFT ile'));
  fill(page, { Adınız: 'Defne', Soyadınız: 'Aydın' });
  await fillBilling(page);
  gateway.refuse(purchaseTransfer, 'transfer-not-offered');
  await page.user.click(page.getByRole('button', { name: /Havale bilgilerini göster/ }));
  expect((await page.findByRole('alert')).textContent).toContain('Kartla ödeyebilirsiniz.');
  expect(page.queryByLabelText('Havale / EFT ile')).toBeNull();
  expect(page.getByLabelText('Kart numarası')).toBeTruthy();
  expect(page.getByLabelText('E-posta')).toHaveProperty('value', 'defne@ornek.com');
});
