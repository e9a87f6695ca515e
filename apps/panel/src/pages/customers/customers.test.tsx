// @vitest-environment happy-dom
import { type CustomerCard, customerFind } from '@sigorta/contracts/panel/customers';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
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

test('a customer is found by phone, and the number stays out of the address', async () => {
  const { gateway, page } = await show();
  await page.user.type(page.getByLabelText('Telefon numarası'), '532 123 45 11{Enter}');
  expect(gateway.calls(customerFind)).toEqual([{ by: 'phone', value: '532 123 45 11' }]);
  expect(page.getAllByText(/Ş\*\*\* Ö\*/)).not.toEqual([]);
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
  await page.user.type(page.getByLabelText('Telefon numarası'), '532 123 45 11{Enter}');
  expect(page.getByText('Yalnızca en yeni kayıtlar gösteriliyor.')).toBeTruthy();
});

test('a search that failed is told, and taken back with another way to search', async () => {
  const { gateway, page } = await show();
  gateway.refuse(customerFind, 'too-many-requests');
  await page.user.type(page.getByLabelText('Telefon numarası'), '532 123 45 11{Enter}');
  expect(page.getByRole('alert')).toBeTruthy();
  await page.user.click(page.getByLabelText('Kimlik / pasaport'));
  expect(page.queryByRole('alert')).toBeNull();
});
