// @vitest-environment happy-dom

import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillBilling, fillCard, payableGateway, payButton, showPayment } from '../testing/payment-page.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { purchaseId } from '../testing/sample-purchase.ts';

const { quote } = sampleOfferDetail();
const named = (completion: number, ...insuredNames: string[]) => ({
  quote: { ...quote, insuredNames, completion },
});

test('persons that another page wrote meanwhile are shown before anything is paid', async () => {
  const gateway = payableGateway(named(1, 'Defne Aydın'));
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  gateway.refuse(purchaseStart, 'insured-changed');
  gateway.answer(offerDetail, sampleOfferDetail(named(2, 'Zeynep Kara')));
  const pay = () => fireEvent.click(payButton(page));
  pay();
  expect((await page.findByRole('alert')).textContent).toContain('Ücret çekilmedi');
  expect(page.queryByText('Defne Aydın')).toBeNull();
  expect(page.getAllByText('Zeynep Kara').length).toBeGreaterThan(0);
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  pay();
  await expect.poll(page.place).toContain(purchaseId);
  expect(gateway.calls(purchaseStart).map(({ completion }) => completion)).toEqual([1, 2]);
});

test('the first named adult stands on the card and on a transfer, and is no answer of its own', async () => {
  const buyer = { firstName: 'Defne', lastName: 'Aydın' };
  const gateway = payableGateway({ buyer, transferUntil: '2026-11-24T12:00:00.000Z' });
  const page = await showPayment(gateway);
  const value = (label: string) => (page.getByLabelText(label) as HTMLInputElement).value;
  expect([value('Kart üzerindeki ad'), value('Soyad')]).toEqual(['Defne', 'Aydın']);
  await page.user.click(page.getByLabelText('Havale / EFT ile'));
  expect([value('Adınız'), value('Soyadınız')]).toEqual(['Defne', 'Aydın']);
});
