// @vitest-environment happy-dom
import { type CustomerCard, customerFind } from '@sigorta/contracts/panel/customers';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type PanelPage, renderPanel } from '../../testing/render-panel.tsx';
import { CustomersPage } from './CustomersPage.tsx';

const card: CustomerCard = {
  name: 'Ş*** Ö*',
  phone: '532 *** ** 11',
  email: null,
  quotes: [],
  purchases: [],
  applications: [],
  requests: [],
  transfers: [],
  consents: [],
};

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(customerFind, { cards: [card], more: false });
  const page = await renderPanel(<CustomersPage />, { gateway, path: '/panel/musteriler' });
  return { gateway, page };
};

/* the card fetches texts of its own: a drawing that waits is awaited */
const slow = { timeout: 15_000 };
const find = async (page: PanelPage) => {
  await page.user.type(page.getByLabelText('Telefon numarası'), '532 123 45 11');
  await act(async () => page.getByRole('button', { name: 'Bul' }).click());
};

test('a customer is found by phone, and the number stays out of the address', async () => {
  const { gateway, page } = await show();
  await find(page);
  expect(gateway.calls(customerFind)).toEqual([{ by: 'phone', value: '532 123 45 11' }]);
  expect(await page.findByText('Ş*** Ö*', {}, slow)).toBeTruthy();
  expect(page.address()).toBe('/panel/musteriler');
});

test('or by identity or passport; what was typed for the phone is gone', async () => {
  const { gateway, page } = await show();
  await page.user.type(page.getByLabelText('Telefon numarası'), '532');
  await page.user.click(page.getByLabelText('Kimlik / pasaport'));
  const field = page.getByLabelText('Kimlik ya da pasaport numarası') as HTMLInputElement;
  expect(field.value).toBe('');
  await page.user.type(field, '10000000146');
  await page.user.click(page.getByRole('button', { name: 'Bul' }));
  expect(gateway.calls(customerFind)).toEqual([{ by: 'identity', value: '10000000146' }]);
});

test('nothing typed asks for nothing', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bul' }));
  expect(gateway.calls(customerFind)).toEqual([]);
});

test('nobody found is told with what may be wrong', async () => {
  const { gateway, page } = await show();
  gateway.answer(customerFind, { cards: [], more: false });
  await page.user.type(page.getByLabelText('Telefon numarası'), '532 123 45 11{Enter}');
  expect(page.getByText('Kayıt bulunamadı')).toBeTruthy();
  expect(page.getByText(/Saklama süresi dolan teklifler silinmiştir/)).toBeTruthy();
});

test('older lines that are left out are told', async () => {
  const { gateway, page } = await show();
  gateway.answer(customerFind, { cards: [card], more: true });
  await find(page);
  expect(await page.findByText('Yalnızca en yeni kayıtlar gösteriliyor.', {}, slow)).toBeTruthy();
});

test('a search that failed is told, and taken back with another way to search', async () => {
  const { gateway, page } = await show();
  gateway.refuse(customerFind, 'too-many-requests');
  await page.user.type(page.getByLabelText('Telefon numarası'), '532 123 45 11{Enter}');
  expect(page.getByRole('alert')).toBeTruthy();
  await page.user.click(page.getByLabelText('Kimlik / pasaport'));
  expect(page.queryByRole('alert')).toBeNull();
});
