// @vitest-environment happy-dom
import type { CardEntryProps, CardHandle, Sealing } from '@sigorta/card-fields/page/card-entry';
import { CardStandIn } from '@sigorta/card-fields/testing/CardStandIn.tsx';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { act, fireEvent } from '@testing-library/react';
import { useImperativeHandle, useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillBilling, fillCard, payableGateway, payButton, showPayment } from '../testing/payment-page.tsx';
import { purchaseId } from '../testing/sample-purchase.ts';

/** The fields as ever, with a card entry that gives these answers, one a press, and then seals. */
function sealing(...answers: Sealing[]) {
  return function Card({ handle, ...props }: CardEntryProps) {
    const card = useRef<CardHandle>(null);
    const real = (): CardHandle => {
      if (!card.current) throw new Error('no fields');
      return card.current;
    };
    useImperativeHandle(handle, () => ({
      check: () => real().check(),
      names: () => real().names(),
      clear: () => real().clear(),
      seal: async () => answers.shift() ?? real().seal(),
    }));
    return <CardStandIn {...props} handle={card} />;
  };
}

async function ready(...answers: Sealing[]) {
  const gateway = payableGateway();
  const page = await showPayment(gateway, '', sealing(...answers));
  fillCard(page);
  await fillBilling(page);
  return { gateway, page };
}

test('a card that card entry refuses is told at its part and in the summary, and nothing is sent', async () => {
  const fault = { part: 'number', message: 'payment.error.cardType' } as const;
  const { gateway, page } = await ready({ kind: 'wrong', faults: [fault] });
  fireEvent.click(payButton(page));
  await page.findByText('1 bilgiyi düzeltin');
  expect(page.getByRole('link', { name: /Bu kart türü kabul edilmiyor/ }).getAttribute('href')).toBe(
    '#f-card-number',
  );
  expect(page.getByLabelText('Kart numarası').getAttribute('aria-invalid')).toBe('true');
  expect(gateway.calls(purchaseStart)).toEqual([]);
});

test('two parts that are mended before the page is drawn again both lose their message', async () => {
  let mend: CardEntryProps['onMend'] = () => undefined;
  const Card = ({ onMend, ...props }: CardEntryProps) => {
    mend = onMend;
    return <CardStandIn {...props} onMend={onMend} />;
  };
  const page = await showPayment(payableGateway(), '', Card);
  fireEvent.click(payButton(page));
  const cvv = page.getByLabelText('CVV');
  await expect.poll(() => cvv.getAttribute('aria-invalid')).toBe('true');
  act(() => {
    mend('number');
    mend('cvv');
  });
  expect(page.getByLabelText('Kart numarası').getAttribute('aria-invalid')).not.toBe('true');
  expect(cvv.getAttribute('aria-invalid')).not.toBe('true');
});

test.each([
  ['service-unavailable', /Hizmet şu anda yanıt vermiyor/],
  ['too-many-requests', /Çok sık denediniz/],
] as const)('a card that is not sealed for %s is told; the next press seals it', async (code, words) => {
  const { gateway, page } = await ready({ kind: 'failed', code });
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  fireEvent.click(payButton(page));
  await page.findByText('Ödeme tamamlanmadı');
  expect(page.getByRole('alert').textContent).toMatch(words);
  expect(page.getByLabelText('E-posta')).toHaveProperty('value', 'defne@ornek.com');
  expect(gateway.calls(purchaseStart)).toEqual([]);
  fireEvent.click(payButton(page));
  await expect.poll(page.place).toContain(purchaseId);
});

test('a card that is not sealed because the line is gone is told so, and keeps what was typed', async () => {
  const { gateway, page } = await ready({ kind: 'failed', code: 'service-unavailable' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(payButton(page));
  await page.findByText('Ödeme tamamlanmadı');
  expect(page.getByRole('alert').textContent).toMatch(/Bağlantı kurulamadı/);
  expect(page.getByLabelText('E-posta')).toHaveProperty('value', 'defne@ornek.com');
  expect(gateway.calls(purchaseStart)).toEqual([]);
});

test('a seal that the gateway does not know is told at the number, where the summary leads', async () => {
  const { gateway, page } = await ready();
  const field = { field: 'card.sealed', message: 'payment.error.cardNumber' };
  gateway.refuse(purchaseStart, 'invalid-input', [field]);
  fireEvent.click(payButton(page));
  await page.findByText('1 bilgiyi düzeltin');
  expect(page.getByRole('link', { name: /Kart numarasını kontrol edin/ }).getAttribute('href')).toBe(
    '#f-card-number',
  );
  expect(page.getByLabelText('Kart numarası').getAttribute('aria-invalid')).toBe('true');
});

test('a page that is left for the bank keeps no card for the way back', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => left.mockRestore());
  const { gateway, page } = await ready();
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'bank', url: 'https://banka.ornek/3d' } });
  fireEvent.click(payButton(page));
  await page.findByText('Bankanızın sayfası açılıyor');
  await expect.poll(() => page.getByLabelText('Kart numarası')).toHaveProperty('value', '');
  expect(page.getByLabelText('CVV')).toHaveProperty('value', '');
  expect(page.getByLabelText('E-posta')).toHaveProperty('value', 'defne@ornek.com');
});

test('nothing of a card comes onto paper when the page is printed', async () => {
  const page = await showPayment(payableGateway());
  fillCard(page);
  for (const part of ['Kart numarası', 'Son kullanma (ay / yıl)', 'CVV'])
    expect(page.getByLabelText(part).closest('[data-print="hide"]')).not.toBeNull();
  expect(page.getByLabelText('Adres').closest('[data-print="hide"]')).toBeNull();
});

test('nothing of number, date and code is in what is sent', async () => {
  const { gateway, page } = await ready();
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  fireEvent.click(payButton(page));
  await expect.poll(page.place).toContain(purchaseId);
  const [sent] = gateway.calls(purchaseStart);
  expect(Object.keys(sent?.card ?? {}).sort()).toEqual(['firstName', 'lastName', 'sealed']);
  expect(JSON.stringify(sent)).not.toMatch(/5528790000000008|"2030"|"123"/);
});
