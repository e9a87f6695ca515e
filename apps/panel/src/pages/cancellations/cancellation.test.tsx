// @vitest-environment happy-dom
import {
  panelCancellation,
  panelCancellationAsk,
  panelCancellationSettle,
} from '@sigorta/contracts/panel/cancellations';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { PageId } from '../../app/page-id.tsx';
import { renderPanel, wordsOf } from '../../testing/render-panel.tsx';
import { CancellationPage, type Notice } from './CancellationPage.tsx';

const notice: Notice = {
  id: 'notice-00001',
  orderId: 'order-000001',
  state: 'manual',
  kind: 'cancellation',
  product: { id: 'dask', name: 'DASK' },
  insurer: { id: 'acme', name: 'Acme Sigorta' },
  policyNumber: 'P-77',
  buyer: 'Ş*** Ö*',
  requestedAt: '2026-11-10T09:00:00.000Z',
  dueAt: '2026-11-24T09:00:00.000Z',
  isOverdue: false,
  refund: { minor: 30_000, currency: 'TRY' },
  reason: 'property-sold',
  paid: { minor: 50_000, currency: 'TRY' },
  expected: { minor: 30_000, currency: 'TRY' },
  cover: { firstDay: '2026-10-01', lastDay: '2027-09-30' },
  signedAt: '2026-10-01T08:00:00.000Z',
  passOnBy: '2026-11-20T21:00:00.000Z',
  passedAt: null,
  refundBy: null,
  settledAt: null,
  calls: 3,
  refusal: null,
  note: null,
  actions: ['ask-again', 'cancelled', 'refused'],
  proposals: [],
};

const show = async (part: Partial<Notice> = {}, role: Role = 'call-centre') => {
  const gateway = fakeGateway();
  gateway.answer(panelCancellation, { ...notice, ...part });
  gateway.answer(panelCancellationAsk, { success: true });
  gateway.answer(panelCancellationSettle, { success: true });
  const page = await renderPanel(
    <PageId value="notice-00001">
      <CancellationPage />
    </PageId>,
    { gateway, role },
  );
  return { gateway, page };
};

test('a notice says what was asked, its clocks and what the insurer said', async () => {
  const { gateway, page } = await show();
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('P-77');
  expect(page.getByText('İptal: İnceleme bekliyor')).toBeTruthy();
  const box = (name: string) => page.getByRole('region', { name });
  expect(wordsOf(box('Bildirim'))).toContain('Konut satıldı');
  expect(wordsOf(box('Bildirim'))).toContain('Ödenen500,00 TL');
  expect(wordsOf(box('Süreler'))).toContain('Şirkete son iletim20 Kasım 2026');
  expect(wordsOf(box('Şirketin yanıtı'))).toContain('Şirkete çağrı3');
  expect(page.getByRole('link', { name: 'Satın almaya git' }).getAttribute('href')).toBe(
    '/panel/odemeler/order-000001',
  );
  expect(gateway.calls(panelCancellation)).toEqual([{ id: 'notice-00001' }]);
});

test.each([
  ['claim-open', 'Açık hasar dosyası var'],
  ['something of its own', 'something of its own'],
])('the insurer’s no “%s” is told in words, its own where we have none', async (refusal, words) => {
  const { page } = await show({ refusal });
  expect(wordsOf(page.getByRole('region', { name: 'Şirketin yanıtı' }))).toContain(`Ret yanıtı${words}`);
});

test('the insurer is asked again at once, and that is told', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Şirkete yeniden sor' }));
  expect(gateway.calls(panelCancellationAsk)).toEqual([{ id: 'notice-00001' }]);
  await page.settle();
  expect(page.getByText('Şirkete yeniden soruluyor.')).toBeTruthy();
  expect(gateway.calls(panelCancellation)).toHaveLength(2);
});

test('a notice that was settled meanwhile cannot be asked about', async () => {
  const { gateway, page } = await show();
  gateway.refuse(panelCancellationAsk, 'request-closed');
  await page.user.click(page.getByRole('button', { name: 'Şirkete yeniden sor' }));
  expect(page.getByRole('alert').textContent).toContain('bu arada sonuçlanmış');
});

test('who may not work on it has no button', async () => {
  const { page } = await show({}, 'finance');
  expect(page.queryByRole('button', { name: 'Şirkete yeniden sor' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Elle kapat' })).toBeNull();
});

test('only what its state leaves can be done', async () => {
  const { page } = await show({ actions: ['ask-again'] });
  expect(page.getByRole('button', { name: 'Şirkete yeniden sor' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Elle kapat' })).toBeNull();
});

test('money that waits for a hand is closed at its purchase', async () => {
  const { page } = await show({ actions: [] });
  expect(page.getByRole('link', { name: 'İadeyi satın almada kapat' }).getAttribute('href')).toBe(
    '/panel/odemeler/order-000001',
  );
});

test('cancelled by telephone: the amount the insurer named, and a note', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Elle kapat' }));
  expect(page.getByText('En çok 500,00 TL. Hiç iade yoksa 0 yazın.')).toBeTruthy();
  await page.user.type(page.getByLabelText('Şirketin iade ettiği tutar'), '250,50');
  await page.user.type(page.getByLabelText('Not'), 'Ayşe Hanım söyledi');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(gateway.calls(panelCancellationSettle)).toEqual([
    {
      id: 'notice-00001',
      how: 'cancelled',
      note: 'Ayşe Hanım söyledi',
      refund: { minor: 25_050, currency: 'TRY' },
    },
  ]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(panelCancellation)).toHaveLength(2);
});

test('an amount that could be two is not asked for', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Elle kapat' }));
  await page.user.type(page.getByLabelText('Şirketin iade ettiği tutar'), '12,345');
  await page.user.type(page.getByLabelText('Not'), 'Ayşe Hanım söyledi');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(page.getByText(/iki türlü okunabiliyor/)).toBeTruthy();
  expect(gateway.calls(panelCancellationSettle)).toEqual([]);
});

test('refused by telephone: no amount is asked for', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Elle kapat' }));
  await page.user.click(page.getByLabelText(/Şirket kabul etmedi/));
  expect(page.queryByLabelText('Şirketin iade ettiği tutar')).toBeNull();
  await page.user.type(page.getByLabelText('Not'), 'Hasar dosyası varmış');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(gateway.calls(panelCancellationSettle)).toEqual([
    { id: 'notice-00001', how: 'refused', note: 'Hasar dosyası varmış', refund: null },
  ]);
});

test.each([
  ['refund.minor', 'Ödenenden büyük olmayan bir tutar yazın.'],
  ['note', 'En az 10 karakter yazın.'],
])('what the gateway refuses of %s is told at its field', async (field, words) => {
  const { gateway, page } = await show();
  gateway.refuse(panelCancellationSettle, 'invalid-input', [{ field, message: 'error.invalid-input' }]);
  await page.user.click(page.getByRole('button', { name: 'Elle kapat' }));
  await page.user.type(page.getByLabelText('Not'), 'Ayşe Hanım söyledi');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(page.getByText(words)).toBeTruthy();
  expect(page.opened()).not.toBeNull();
});

test('leaving settles nothing', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Elle kapat' }));
  await page.user.click(page.getByRole('button', { name: 'Geri dön' }));
  expect(page.opened()).toBeNull();
  expect(gateway.calls(panelCancellationSettle)).toEqual([]);
});
