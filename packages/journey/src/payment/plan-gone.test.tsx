// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { type InstallmentOption, installments } from '@sigorta/contracts/operations/installments';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import type { FakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Page } from '@sigorta/gateway-client/testing/render-page.tsx';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  fillBilling,
  fillCard,
  payableGateway,
  payButton,
  plan,
  showPayment,
} from '../testing/payment-page.tsx';
import { purchaseId } from '../testing/sample-purchase.ts';

/* The provider's table changes between the page and the press: nothing is charged, and what is new is said. */

const gone = /Bu taksit seçeneği/;
const accept = 'Yeni tutarı onaylıyorum';
const total = ({ acceptedTotal, installmentCount }: { acceptedTotal: unknown; installmentCount: number }) => [
  acceptedTotal,
  installmentCount,
];

/** The page with three installments chosen; the next table is another one, and the press is refused. */
async function pressed(
  code: GatewayErrorCode,
  options: InstallmentOption[],
): Promise<{ gateway: FakeGateway; page: Page }> {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  await page.user.click(await page.findByLabelText('3 taksit'));
  gateway.answer(installments, { bank: null, family: null, association: null, credit: true, options });
  gateway.refuse(purchaseStart, code);
  fireEvent.click(payButton(page));
  return { gateway, page };
}

const single = plan(1, 84_208, 84_208);

test.each(['installment-not-offered', 'offer-price-changed'] as const)(
  'after %s a count that went is told beside the new table, and the amount of another is accepted before it is paid',
  async (code) => {
    const { gateway, page } = await pressed(code, [single, plan(6, 90_000, 15_000)]);
    await page.findByText(gone);
    expect(page.queryByLabelText('3 taksit')).toBeNull();
    expect(payButton(page).disabled).toBe(true);
    await page.user.click(page.getByLabelText('6 taksit'));
    await page.user.click(await page.findByRole('button', { name: accept }));
    gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
    fireEvent.click(payButton(page));
    await expect
      .poll(() => gateway.calls(purchaseStart).map(total))
      .toEqual([
        [lira(87_156), 3],
        [lira(90_000), 6],
      ]);
  },
);

test('another total of the same count stands beside the old one and is accepted first', async () => {
  const { gateway, page } = await pressed('offer-price-changed', [single, plan(3, 88_000, 29_334)]);
  await page.user.click(await page.findByRole('button', { name: accept }));
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  fireEvent.click(payButton(page));
  await expect
    .poll(() => gateway.calls(purchaseStart).map(total))
    .toEqual([
      [lira(87_156), 3],
      [lira(88_000), 3],
    ]);
});

test('a card that pays in one payment only from now on has its one amount accepted', async () => {
  const { page } = await pressed('installment-not-offered', [single]);
  await page.findByText(gone);
  expect(payButton(page).disabled).toBe(true);
  await page.user.click(page.getByRole('button', { name: accept }));
  expect(payButton(page).disabled).toBe(false);
  expect(payButton(page).textContent).toContain('842,08');
});

test('a bank that refuses what its table still offers is told, and another count may be chosen', async () => {
  const { page } = await pressed('installment-not-offered', [single, plan(3, 87_156, 29_052)]);
  await page.findByText(gone);
  await page.findByLabelText('3 taksit');
  expect(page.queryByRole('button', { name: accept })).toBeNull();
  expect(payButton(page).disabled).toBe(false);
});
