// @vitest-environment happy-dom
import {
  panelPaymentRequestCancel,
  panelPaymentRequestCreate,
  panelPaymentRequestLink,
  panelPaymentRequestSend,
  panelPaymentRequests,
} from '@sigorta/contracts/panel/payment-requests';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { renderPanel, wordsOf } from '../../testing/render-panel.tsx';
import { PaymentRequestsPage } from './PaymentRequestsPage.tsx';

const row = {
  id: 'request-0001',
  state: 'open' as const,
  amount: { minor: 125_050, currency: 'TRY' as const },
  purpose: 'İkinci taksit',
  reference: 'P-77/2',
  name: 'Ş*** Ö*',
  language: 'tr' as const,
  createdBy: 'Ada Kurt',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  channels: ['sms', 'mail'] as ('sms' | 'mail')[],
};
const link = { link: 'https://sigorta.example/o/abc', whatsapp: 'https://wa.me/?text=abc' };

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(panelPaymentRequests, {
    rows: [row, { ...row, id: 'request-0002', state: 'paid', purpose: 'Birinci taksit' }],
    total: 2,
    more: false,
  });
  gateway.answer(panelPaymentRequestLink, link);
  const page = await renderPanel(<PaymentRequestsPage />, {
    gateway,
    role: 'agent',
    path: '/panel/tahsilat',
  });
  return { gateway, page };
};

test('only what is open has a link and can be taken back', async () => {
  const { page } = await show();
  expect(page.getByRole('button', { name: 'Bağlantı: İkinci taksit' })).toBeTruthy();
  expect(page.getByRole('button', { name: 'Geri al: İkinci taksit' })).toBeTruthy();
  expect(page.row('Birinci taksit').queryAllByRole('button')).toEqual([]);
});

test('a link is shown in every shape it can be given', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bağlantı: İkinci taksit' }));
  const dialog = page.dialog();
  expect(dialog.getByText('https://sigorta.example/o/abc')).toBeTruthy();
  expect(dialog.getByRole('img', { name: 'Ödeme sayfasının karekodu' })).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'WhatsApp’ta aç' }).getAttribute('href')).toBe(link.whatsapp);
  expect(gateway.calls(panelPaymentRequestLink)).toEqual([{ id: 'request-0001' }]);
});

test('a link is copied, and that is told', async () => {
  const { page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bağlantı: İkinci taksit' }));
  await page.user.click(page.getByRole('button', { name: 'Bağlantıyı kopyala' }));
  expect(await navigator.clipboard.readText()).toBe('https://sigorta.example/o/abc');
  expect(page.dialog().getByText('Bağlantı kopyalandı')).toBeTruthy();
});

test.each([
  ['SMS gönder', 'sms'],
  ['E-posta gönder', 'mail'],
] as const)('%s sends it', async (button, channel) => {
  const { gateway, page } = await show();
  gateway.answer(panelPaymentRequestSend, { success: true });
  await page.user.click(page.getByRole('button', { name: 'Bağlantı: İkinci taksit' }));
  await page.user.click(page.getByRole('button', { name: button }));
  expect(gateway.calls(panelPaymentRequestSend)).toEqual([{ id: 'request-0001', channel }]);
  expect(page.dialog().getByText('Gönderilmek üzere sıraya alındı')).toBeTruthy();
});

test('a link that could not be sent is told', async () => {
  const { gateway, page } = await show();
  gateway.refuse(panelPaymentRequestSend, 'too-many-requests');
  await page.user.click(page.getByRole('button', { name: 'Bağlantı: İkinci taksit' }));
  await page.user.click(page.getByRole('button', { name: 'SMS gönder' }));
  expect(page.dialog().getByRole('alert')).toBeTruthy();
  expect(page.dialog().queryByText('Gönderilmek üzere sıraya alındı')).toBeNull();
});

test('a phone that was sent to often is told so in the dialog of its link', async () => {
  const { gateway, page } = await show();
  const often = 'payment.error.often';
  gateway.refuse(panelPaymentRequestSend, 'too-many-requests', [{ field: 'channel', message: often }]);
  await page.user.click(page.getByRole('button', { name: 'Bağlantı: İkinci taksit' }));
  await page.user.click(page.getByRole('button', { name: 'SMS gönder' }));
  expect(wordsOf(page.dialog().getByRole('alert'))).toContain('Bu alıcıya son bir saatte 5 ödeme');
});

test('a link that could not be read can be asked for again', async () => {
  const { gateway, page } = await show();
  gateway.refuse(panelPaymentRequestLink, 'offline');
  await page.user.click(page.getByRole('button', { name: 'Bağlantı: İkinci taksit' }));
  gateway.answer(panelPaymentRequestLink, link);
  await page.user.click(page.dialog().getByRole('button', { name: 'Yeniden dene' }));
  expect(page.dialog().getByText('https://sigorta.example/o/abc')).toBeTruthy();
});

test('taking back is asked for twice, and the list is read again', async () => {
  const { gateway, page } = await show();
  gateway.answer(panelPaymentRequestCancel, { success: true });
  await page.user.click(page.getByRole('button', { name: 'Geri al: İkinci taksit' }));
  expect(page.dialog().getByText('Bağlantı artık ödeme almaz. Bu geri çevrilemez.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Evet, geri al' }));
  expect(gateway.calls(panelPaymentRequestCancel)).toEqual([{ id: 'request-0001' }]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(panelPaymentRequests)).toHaveLength(2);
});

test('one that was paid meanwhile stays, and that is told', async () => {
  const { gateway, page } = await show();
  gateway.refuse(panelPaymentRequestCancel, 'request-closed');
  await page.user.click(page.getByRole('button', { name: 'Geri al: İkinci taksit' }));
  await page.user.click(page.getByRole('button', { name: 'Evet, geri al' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('bu arada sonuçlanmış');
});

test('an amount that could be two is not sent: its person says which', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Yeni istek' }));
  const amount = page.getByLabelText('Tutar (TL)');
  await page.user.type(amount, '12,345');
  await page.user.click(page.getByRole('button', { name: 'İsteği oluştur' }));
  expect(page.getByText(/iki türlü okunabiliyor/)).toBeTruthy();
  expect(document.activeElement).toBe(amount);
  expect(gateway.calls(panelPaymentRequestCreate)).toEqual([]);
});

test('a new request is sent as typed, and its link follows', async () => {
  const { gateway, page } = await show();
  gateway.answer(panelPaymentRequestCreate, { id: 'request-0003', ...link });
  await page.user.click(page.getByRole('button', { name: 'Yeni istek' }));
  await page.user.type(page.getByLabelText('Tutar (TL)'), '1.250,50');
  await page.user.type(page.getByLabelText('Adı soyadı'), 'Şule Öz');
  await page.user.type(page.getByLabelText('Ne için?'), 'Üçüncü taksit');
  await page.user.type(page.getByLabelText(/^Telefon/), '532 123 45 67');
  await page.user.selectOptions(page.getByLabelText('Geçerlilik'), '7');
  await page.user.click(page.getByLabelText('SMS ile hemen gönder'));
  await page.user.click(page.getByRole('button', { name: 'İsteği oluştur' }));
  expect(gateway.calls(panelPaymentRequestCreate)).toEqual([
    {
      amount: { minor: 125_050, currency: 'TRY' },
      purpose: 'Üçüncü taksit',
      reference: '',
      language: 'tr',
      name: 'Şule Öz',
      phone: '532 123 45 67',
      email: '',
      birthYear: '',
      days: 7,
      send: ['sms'],
    },
  ]);
  await page.settle();
  expect(page.getByRole('dialog', { name: 'Bağlantı: Üçüncü taksit' })).toBeTruthy();
  expect(page.getByRole('button', { name: 'SMS gönder' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'E-posta gönder' })).toBeNull();
  expect(gateway.calls(panelPaymentRequests)).toHaveLength(2);
});

const inputOf = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`no input ${name}`);
  return found;
};

test.each<[string, (length: number) => string]>([
  ['name', (length) => 'ş'.repeat(length)],
  ['purpose', (length) => 'ş'.repeat(length)],
  ['reference', (length) => 'P'.repeat(length)],
  ['birthYear', (length) => '1'.repeat(length)],
  ['email', (length) => `${'a'.repeat(length - 190)}@${'b'.repeat(185)}.com`],
])('whatever %s has room for is taken', async (field, textOf) => {
  const { gateway, page } = await show();
  gateway.answer(panelPaymentRequestCreate, { id: 'request-0003', ...link });
  await page.user.click(page.getByRole('button', { name: 'Yeni istek' }));
  const filled = { amount: '10', name: 'Şule Öz', purpose: 'Taksit', birthYear: '1990' };
  for (const [name, text] of Object.entries(filled)) await page.user.type(inputOf(name), text);
  const input = inputOf(field);
  await page.user.clear(input);
  await page.user.click(input);
  await page.user.paste(textOf(input.maxLength));
  await page.user.click(page.getByRole('button', { name: 'İsteği oluştur' }));
  const [sent] = gateway.calls(panelPaymentRequestCreate);
  expect(v.safeParse(panelPaymentRequestCreate.request, sent).issues).toBeUndefined();
});
