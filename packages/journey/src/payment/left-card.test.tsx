// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payableGateway, showPayment } from '../testing/payment-page.tsx';

/* by hand: what is typed into which field, and what is told when it is left */
test.each([
  ['Kart numarası', '552879000000000', 'Kart numarasını kontrol edin; en az 16 rakam olmalı.'],
  ['Kart numarası', '5528790000000009', 'Kart numarasını kontrol edin; en az 16 rakam olmalı.'],
  ['Kart numarası', '5528790000000008', null],
  ['Kart numarası', '', null],
  ['CVV', '12', 'CVV numarasını yazın; en az 3 rakam.'],
  ['CVV', '123', null],
  ['CVV', '', null],
])('%s left with "%s" is told %s', async (label, typed, message) => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  const field = page.getByLabelText(label);
  if (typed !== '') await page.user.type(field, typed);
  /* not before it is left: nobody is corrected while typing */
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.blur(field);
  expect(field.getAttribute('aria-invalid') === 'true').toBe(message !== null);
  if (message) expect(page.getByText(message)).toBeTruthy();
  /* the summary is of the button */
  expect(page.queryByText(/bilgiyi düzeltin/)).toBeNull();
  if (message === null) return;
  await page.user.type(field, '1');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

test('a card that has run out is told when month and year are chosen, not before', async () => {
  const page = await showPayment(payableGateway());
  const [month, year] = [page.getByLabelText('Ay'), page.getByLabelText('Yıl')];
  const [first] = [...(year as HTMLSelectElement).options].filter(({ value }) => value !== '');
  await page.user.selectOptions(month, '01');
  fireEvent.blur(month);
  expect(month.getAttribute('aria-invalid')).not.toBe('true');
  await page.user.selectOptions(year, first?.value ?? '');
  fireEvent.blur(year);
  expect(month.getAttribute('aria-invalid')).toBe('true');
  await page.user.selectOptions(year, '2034');
  expect(month.getAttribute('aria-invalid')).not.toBe('true');
});
