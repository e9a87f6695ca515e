// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { offerAgain } from '@sigorta/contracts/operations/offer-again';
import { within } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { anadolu, kuzey, later, list, meridyen } from '../../testing/offers-page.tsx';

const plain = (text: string | null | undefined) =>
  text?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test('who comes back from the comparison finds the list as it was left: order, filters, what is compared, and the focus', async () => {
  const { page, names } = await list([meridyen, anadolu, kuzey]);
  await page.user.selectOptions(page.getByLabelText('Sırala'), 'price-down');
  await page.user.click(page.getByLabelText(/Taksit yapılabilen/));
  for (const box of page.getAllByRole('checkbox', { name: /karşılaştır/i })) await page.user.click(box);
  await page.user.click(page.getByRole('button', { name: '2 teklifi karşılaştır' }));
  await page.findByRole('table');
  await page.user.click(page.getByRole('button', { name: 'Tekliflere dön' }));
  expect(names().map((name) => name?.slice(0, 5))).toEqual(['kuzey', 'merid']);
  expect(page.getByRole('checkbox', { name: /Taksit yapılabilen/ })).toHaveProperty('checked', true);
  expect(page.getByLabelText('Sırala')).toHaveProperty('value', 'price-down');
  expect(document.activeElement).toBe(page.getByRole('button', { name: '2 teklifi karşılaştır' }));
});

test('a comparison that was opened by its address leaves its offers chosen', async () => {
  const { page } = await list([meridyen, anadolu, kuzey], `&karsilastir=${meridyen.id},${anadolu.id}`);
  await page.user.click(page.getByRole('button', { name: 'Tekliflere dön' }));
  expect(page.getByRole('button', { name: '2 teklifi karşılaştır' })).toBeTruthy();
});

const over: Offer = { ...anadolu, id: 'offer-anadolu-over', validUntil: '2020-01-01T00:00:00.000Z' };
const beside = `&karsilastir=${meridyen.id},${over.id},${kuzey.id}`;

test('an offer that ended beside others says so, and the first that holds is the one to buy', async () => {
  const { page } = await list([meridyen, over, kuzey], beside);
  const row = page.getByRole('rowheader', { name: 'Fiyat' }).closest('tr');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Bu fiyatın süresi doldu', '', '']);
  const solid = page
    .getAllByRole('link', { name: /Satın al/ })
    .map(({ className }) => /solid/.test(className));
  expect(solid).toEqual([true, false]);
});

test('while it is compared, an offer that ends is asked again, and its column stays and says both amounts', async () => {
  const ending = {
    ...anadolu,
    id: 'offer-anadolu-asked',
    validUntil: new Date(Date.now() + 1_000).toISOString(),
  };
  const { gateway, page, quoteId } = await list(
    [meridyen, ending, kuzey],
    beside.replace(over.id, ending.id),
  );
  gateway.answer(offerAgain, {
    result: 'asked',
    offer: { ...ending, quoteId, price: lira(90_000), validUntil: later },
    was: ending.price,
  });
  const said = async () => {
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    return plain(page.queryByRole('rowheader', { name: 'Fiyat' })?.closest('tr')?.textContent);
  };
  await expect.poll(said).toContain('Yeniden soruldu: 619,00 TL idi, 281,00 TL arttı');
  const heads = page.getAllByRole('columnheader').map(({ textContent }) => textContent?.slice(0, 5));
  expect(heads).toEqual(['anado', 'merid', 'kuzey']);
  expect(page.getAllByText('Satın al')).toHaveLength(3);
  expect(page.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(
    'anadolu Sigorta: fiyat yeniden soruldu. Yeni fiyat 900,00 TL, önceki 619,00 TL.',
  );
});
