// @vitest-environment happy-dom
import {
  type CustomerCard,
  customerCall,
  customerFind,
  customerNote,
} from '@sigorta/contracts/panel/customers';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { reveal } from '@sigorta/contracts/panel/reveal';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type PanelPage, renderPanel } from '../../testing/render-panel.tsx';
import { CustomersPage } from './CustomersPage.tsx';

const card: CustomerCard = {
  name: 'Ş*** Ö*',
  phone: '532 *** ** 11',
  email: null,
  from: {
    name: { subject: 'quote', id: 'quote-000001' },
    phone: { subject: 'purchase', id: 'order-000001' },
    email: null,
  },
  notes: [{ id: 'note-000001', by: 'Ada Kurt', at: '2026-11-20T10:00:00.000Z', text: 'Rusça konuşuyor' }],
  contacts: {
    contacts: [
      {
        at: '2026-11-20T09:00:00.000Z',
        channel: 'sms',
        purpose: 'quote-link',
        ground: 'offer',
        isFromThem: false,
        isByStaff: true,
        state: 'sent',
      },
    ],
    more: false,
    switches: { call: true, message: true },
  },
  quotes: [],
  purchases: [],
  applications: [],
  requests: [],
  transfers: [],
  consents: [],
};

const show = async (role: Role = 'call-centre') => {
  const gateway = fakeGateway();
  gateway.answer(customerFind, { cards: [card], more: false });
  const page = await renderPanel(<CustomersPage />, { gateway, role, path: '/panel/musteriler' });
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
  expect(await page.findByRole('heading', { name: 'Ş*** Ö*' }, slow)).toBeTruthy();
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

test('each part of a card is shown from its own record, after a reason', async () => {
  const { gateway, page } = await show();
  await find(page);
  gateway.answer(reveal, { value: 'Şule Öz' });
  await page.user.click(await page.findByRole('button', { name: 'Göster: Ad soyad' }, slow));
  await page.user.type(page.getByLabelText('Neden görmeniz gerekiyor?'), 'Müşteri telefonda');
  await page.user.click(page.dialog().getByRole('button', { name: 'Göster' }));
  expect(gateway.calls(reveal)).toEqual([
    { subject: 'quote', id: 'quote-000001', field: 'name', reason: 'Müşteri telefonda' },
  ]);
  expect(page.getByText('Şule Öz')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Göster: E-posta' })).toBeNull();
});

test('a note goes to the record of the phone, and stands in the card at once', async () => {
  const { gateway, page } = await show();
  await find(page);
  await page.user.click(await page.findByRole('tab', { name: 'Notlar (1)' }, slow));
  expect(page.getByText('Rusça konuşuyor')).toBeTruthy();
  const added = { id: 'note-000002', by: 'Deniz Er', at: '2026-11-21T10:00:00.000Z', text: 'Akşam aransın' };
  gateway.answer(customerNote, { notes: [added, ...card.notes] });
  await page.user.type(page.getByLabelText('Yeni not'), 'Akşam aransın');
  await page.user.click(page.getByRole('button', { name: 'Notu ekle' }));
  expect(gateway.calls(customerNote)).toEqual([
    { subject: 'purchase', id: 'order-000001', text: 'Akşam aransın' },
  ]);
  expect(page.getByRole('tab', { name: 'Notlar (2)' })).toBeTruthy();
  expect(page.getByText('Akşam aransın')).toBeTruthy();
  expect(gateway.calls(customerFind)).toHaveLength(1);
});

test('who only reads sees notes and masks, and writes and shows nothing', async () => {
  const { page } = await show('read-only');
  await find(page);
  await page.user.click(await page.findByRole('tab', { name: 'Notlar (1)' }, slow));
  expect(page.getByText('Rusça konuşuyor')).toBeTruthy();
  expect(page.queryByLabelText('Yeni not')).toBeNull();
  expect(page.queryByRole('button', { name: /Göster/ })).toBeNull();
});

test('a call is noted at the record of the phone, with who called and what about', async () => {
  const { gateway, page } = await show();
  await find(page);
  await page.user.click(await page.findByRole('tab', { name: 'İletişim geçmişi (1)' }, slow));
  expect(page.getByText('teklif bağlantısı')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Görüşmeyi yaz' }));
  expect(gateway.calls(customerCall)).toEqual([]);
  await page.user.click(page.getByLabelText('Müşteri bizi aradı'));
  await page.user.selectOptions(page.getByLabelText(/^Konu/), 'hasar');
  const [first] = card.contacts?.contacts ?? [];
  if (!first || !card.contacts) throw new Error('a card without contacts');
  const noted = { ...first, channel: 'call', purpose: 'claim', ground: 'contract', state: null } as const;
  gateway.answer(customerCall, {
    ...card.contacts,
    contacts: [{ ...noted, at: '2026-11-21T09:00:00.000Z', isFromThem: true }, first],
  });
  await page.user.click(page.getByRole('button', { name: 'Görüşmeyi yaz' }));
  expect(gateway.calls(customerCall)).toEqual([
    { subject: 'purchase', id: 'order-000001', purpose: 'claim', isFromThem: true },
  ]);
  expect(page.getByRole('tab', { name: 'İletişim geçmişi (2)' })).toBeTruthy();
  expect(page.getByText('Görüşme yazıldı.')).toBeTruthy();
});

test('who does not want to be called is seen as such before anybody asks for the number', async () => {
  const { gateway, page } = await show();
  const contacts = { contacts: [], more: false, switches: { call: false, message: false } };
  gateway.answer(customerFind, { cards: [{ ...card, contacts }], more: false });
  await find(page);
  expect(await page.findByText('Aranmak istemiyor', {}, slow)).toBeTruthy();
  expect(page.getByText('İleti istemiyor')).toBeTruthy();
  gateway.refuse(reveal, 'contact-unwanted');
  await page.user.click(page.getByRole('button', { name: 'Göster: Telefon' }));
  await page.user.type(page.getByLabelText('Neden görmeniz gerekiyor?'), 'Teklif hakkında');
  await page.user.click(page.dialog().getByRole('button', { name: 'Göster' }));
  expect(page.getByText(/aranmak ya da ileti almak istemiyor/)).toBeTruthy();
});
