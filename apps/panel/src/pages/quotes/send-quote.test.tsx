// @vitest-environment happy-dom
import { quoteSend } from '@sigorta/contracts/panel/quotes';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { SendQuote } from './SendQuote.tsx';

const sent = {
  link: 'https://sigorta.example/t/abc',
  until: '2026-11-28T09:00:00.000Z',
  whatsapp: 'https://wa.me/?text=abc',
};

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(quoteSend, sent);
  const page = await renderPanel(<SendQuote id="quote-000001" />, { gateway, role: 'agent' });
  return { gateway, page };
};

test.each([
  ['SMS gönder', 'sms', 'SMS gönderildi.'],
  ['E-posta gönder', 'email', 'E-posta yola çıktı.'],
] as const)('%s sends the link and says so', async (button, channel, words) => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: button }));
  expect(gateway.calls(quoteSend)).toEqual([{ id: 'quote-000001', channel }]);
  expect(page.getByText(words)).toBeTruthy();
  expect(page.getByText('https://sigorta.example/t/abc')).toBeTruthy();
  expect(page.getByRole('link', { name: 'WhatsApp’ta aç' }).getAttribute('href')).toBe(sent.whatsapp);
});

test('a link that is only shown was sent to nobody', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bağlantıyı göster' }));
  expect(gateway.calls(quoteSend)).toEqual([{ id: 'quote-000001', channel: 'link' }]);
  expect(page.queryByText('SMS gönderildi.')).toBeNull();
  expect(page.getByText('28.11.2026 12:00')).toBeTruthy();
});

test('the link is copied', async () => {
  const { page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Bağlantıyı göster' }));
  await page.user.click(page.getByRole('button', { name: 'Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe('https://sigorta.example/t/abc');
  expect(page.getByRole('button', { name: 'Kopyalandı' })).toBeTruthy();
});

test('without a number there is no message to open', async () => {
  const { gateway, page } = await show();
  gateway.answer(quoteSend, { ...sent, whatsapp: null });
  await page.user.click(page.getByRole('button', { name: 'Bağlantıyı göster' }));
  expect(page.queryByRole('link', { name: 'WhatsApp’ta aç' })).toBeNull();
});

test.each([
  ['not-found', 'Bu teklifte o iletişim bilgisi yok.'],
  ['offline', 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.'],
] as const)('what could not be sent (%s) is told', async (code, words) => {
  const { gateway, page } = await show();
  gateway.refuse(quoteSend, code);
  await page.user.click(page.getByRole('button', { name: 'SMS gönder' }));
  expect(page.getByRole('alert').textContent).toBe(words);
});
