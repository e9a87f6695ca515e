// @vitest-environment happy-dom
import { dataRequestList, dataRequestSettle } from '@sigorta/contracts/panel/data-requests';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { DataRequestsPage } from './DataRequestsPage.tsx';

const open = {
  id: 'request-0001',
  kind: 'copy' as const,
  state: 'open' as const,
  phone: '532 *** ** 11',
  partner: { id: 'kaya-acente', name: 'Kaya Acente' },
  language: 'tr',
  kept: 0,
  askedAt: '2026-11-01T09:00:00.000Z',
  dueAt: '2026-12-01T09:00:00.000Z',
  isOverdue: false,
  doneAt: null,
  doneBy: null,
};
const done = { ...open, id: 'request-0002', phone: '533 *** ** 22', state: 'done' as const };

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(dataRequestList, { rows: [open, done], total: 2, more: false });
  const page = await renderPanel(<DataRequestsPage />, { gateway, role: 'call-centre' });
  return { gateway, page };
};

test('what the program settled by itself says so; a person’s name stands otherwise', async () => {
  const { gateway, page } = await show();
  expect(page.cells('533 *** ** 22')[7]).toBe('Kendiliğinden');
  gateway.answer(dataRequestList, { rows: [{ ...done, doneBy: 'Ada Kurt' }], total: 1, more: false });
  await page.user.click(page.getByRole('button', { name: 'Son gün sütununa göre sırala' }));
  expect(page.cells('533 *** ** 22')[7]).toBe('Ada Kurt');
});

test.each([
  ['532 *** ** 11', 'Tamamlandı yap', 'İstek nasıl yanıtlandı?', 'request-0001', true],
  ['533 *** ** 22', 'Yeniden aç', 'İstek neden yeniden açılıyor?', 'request-0002', false],
])('%s: %s asks for a word and sends it', async (phone, button, title, id, isDone) => {
  const { gateway, page } = await show();
  gateway.answer(dataRequestSettle, { state: isDone ? 'done' : 'open' });
  await page.user.click(page.row(phone).getByRole('button', { name: button }));
  expect(page.getByRole('dialog', { name: title })).toBeTruthy();
  await page.user.type(page.getByLabelText('Açıklama'), 'Yazıyla yanıtlandı');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(dataRequestSettle)).toEqual([{ id, done: isDone, reason: 'Yazıyla yanıtlandı' }]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(dataRequestList)).toHaveLength(2);
});

test.each(['', '1234', '  123  '])('the word “%s” is too short', async (reason) => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Tamamlandı yap' }));
  if (reason !== '') await page.user.type(page.getByLabelText('Açıklama'), reason);
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(page.getByText('En az 5 harf yazın.')).toBeTruthy();
  expect(gateway.calls(dataRequestSettle)).toEqual([]);
});

test('a refusal is told, and what was typed stays', async () => {
  const { gateway, page } = await show();
  gateway.refuse(dataRequestSettle, 'not-found');
  await page.user.click(page.getByRole('button', { name: 'Tamamlandı yap' }));
  await page.user.type(page.getByLabelText('Açıklama'), 'Yazıyla yanıtlandı');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(page.getByRole('alert').textContent).toContain('Bu kayıt bulunamadı.');
  expect((page.getByLabelText('Açıklama') as HTMLTextAreaElement).value).toBe('Yazıyla yanıtlandı');
});
