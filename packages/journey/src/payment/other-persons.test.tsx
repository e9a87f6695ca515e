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
