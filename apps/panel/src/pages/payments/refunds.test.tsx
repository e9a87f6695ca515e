// @vitest-environment happy-dom
import { paymentDetail } from '@sigorta/contracts/panel/payments';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { policyDenied } from '@sigorta/contracts/panel/policy-denied';
import { panelProposalDecide, panelProposalWithdraw } from '@sigorta/contracts/panel/proposals';
import { refundAsk, refundClose } from '@sigorta/contracts/panel/refund-asks';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageId } from '../../app/page-id.tsx';
import { type PanelPage, renderPanel } from '../../testing/render-panel.tsx';
import { lira, paid } from '../../testing/sample-payment.ts';
import { PaymentPage } from './PaymentPage.tsx';
import type { Payment } from './payment.ts';

const ask: Payment['proposals'][number] = {
  id: 'ask-00000001',
  kind: 'refund',
  state: 'asked',
  amount: lira(20_000),
  buyer: 'Ş*** Ö*',
  subject: 'DASK',
  orderId: 'order-000001',
  partner: null,
  reason: 'Müşteri iki kez ödemiş',
  askedBy: 'Ada Kurt',
  askedAt: '2026-11-20T10:00:00.000Z',
  own: false,
  mayDecide: true,
  hasDecider: true,
  decidedBy: null,
  decidedAt: null,
  note: null,
};

const byHand: Payment['refunds'][number] = {
  id: 'refund-00001',
  state: 'MANUAL',
  amount: lira(20_000),
  reason: 'agreed',
  byHand: null,
  mayClose: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00.000Z') });
});
afterEach(() => void vi.useRealTimers());

const show = async (part: Partial<Payment> = {}, role: Role = 'finance') => {
  const gateway = fakeGateway();
  gateway.answer(paymentDetail, { ...paid, ...part });
  for (const operation of [refundAsk, refundClose, policyDenied, panelProposalWithdraw])
    gateway.answer(operation, { success: true });
  gateway.answer(panelProposalDecide, { state: 'approved' });
  const page = await renderPanel(
    <PageId value="order-000001">
      <PaymentPage />
    </PageId>,
    { gateway, role, path: '/panel/odemeler/order-000001' },
  );
  return { gateway, page };
};

const sendAsk = async (page: PanelPage, amount: string, reason = 'Müşteri iki kez ödemiş') => {
  await page.user.click(page.getByRole('button', { name: 'İade iste' }));
  await page.user.type(page.getByLabelText('Tutar (TL)'), amount);
  await page.user.type(page.getByLabelText('İadenin nedeni'), reason);
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
};

test('a purchase is named by its product and its state', async () => {
  const { gateway, page } = await show();
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Ödeme: DASK');
  expect(page.getByText('Teslim edildi')).toBeTruthy();
  expect(page.getByText('İade yok.')).toBeTruthy();
  expect(page.getByText('Henüz bir ödeme denenmedi.')).toBeTruthy();
  expect(gateway.calls(paymentDetail)).toEqual([{ id: 'order-000001' }]);
});

test('one that is not there, or somebody else’s, is told with a way back', async () => {
  const gateway = fakeGateway();
  gateway.refuse(paymentDetail, 'not-found');
  const page = await renderPanel(
    <PageId value="order-000009">
      <PaymentPage />
    </PageId>,
    { gateway },
  );
  expect(page.getByRole('heading', { level: 1, name: 'Kayıt bulunamadı' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Genel bakışa dön' }).getAttribute('href')).toBe('/panel/dashboard');
});

test('money back is asked for with an amount and a reason; a second person decides', async () => {
  const { gateway, page } = await show();
  await sendAsk(page, '200,50');
  expect(gateway.calls(refundAsk)).toEqual([
    { orderId: 'order-000001', amountMinor: 20_050, reason: 'Müşteri iki kez ödemiş' },
  ]);
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(paymentDetail)).toHaveLength(2);
});

test.each(['', '0', '500,01', 'çok', '12,345'])('the amount “%s” is not asked for', async (amount) => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'İade iste' }));
  if (amount !== '') await page.user.type(page.getByLabelText('Tutar (TL)'), amount);
  await page.user.type(page.getByLabelText('İadenin nedeni'), 'Müşteri iki kez ödemiş');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(page.getByText(amount === '12,345' ? /iki türlü/ : /1 kuruş ile 500,00 TL arasında/)).toBeTruthy();
  expect(gateway.calls(refundAsk)).toEqual([]);
});

test('a reason of nine letters is too short', async () => {
  const { gateway, page } = await show();
  await sendAsk(page, '500', '123456789');
  expect(page.getByText('En az 10 harfle yazın.')).toBeTruthy();
  expect(gateway.calls(refundAsk)).toEqual([]);
});

test.each<[string, Partial<Payment>, Role]>([
  ['nothing was charged', { refundable: lira(0) }, 'finance'],
  ['one ask waits already', { proposals: [ask] }, 'call-centre'],
  ['the role may not ask', {}, 'agent'],
  ['the role only looks', {}, 'read-only'],
])('no refund is asked for when %s', async (_, part, role) => {
  const { page } = await show(part, role);
  expect(page.queryByRole('button', { name: 'İade iste' })).toBeNull();
});

test('a refused ask keeps what was typed', async () => {
  const { gateway, page } = await show();
  gateway.refuse(refundAsk, 'not-allowed');
  await sendAsk(page, '500');
  expect(page.getByRole('alert').textContent).toContain('yetkiniz yok');
  expect((page.getByLabelText('Tutar (TL)') as HTMLInputElement).value).toBe('500');
  expect(page.getByText(/İadeyi ikinci bir kişi onaylar\. En çok 500,00 TL iade edilebilir\./)).toBeTruthy();
});

test('a colleague asked for the same meanwhile: that is said, and the page shows it when the dialog is closed', async () => {
  const { gateway, page } = await show();
  gateway.refuse(refundAsk, 'request-closed');
  await sendAsk(page, '500');
  expect(page.getByRole('alert').textContent).toContain('aynısı başka biri tarafından istenmiş');
  const now = await gateway.call(paymentDetail, { id: 'order-000001' });
  gateway.answer(paymentDetail, { ...now, proposals: [ask] });
  await page.user.click(page.dialog().getByRole('button', { name: 'Vazgeç' }));
  await page.settle();
  expect(page.queryByRole('button', { name: 'İade iste' })).toBeNull();
  expect(page.getByRole('button', { name: 'Karar ver' })).toBeTruthy();
});

test('what was sent stands in no later ask', async () => {
  const { page } = await show();
  await sendAsk(page, '200');
  await page.settle();
  await page.user.click(page.getByRole('button', { name: 'İade iste' }));
  expect((page.getByLabelText('Tutar (TL)') as HTMLInputElement).value).toBe('');
  expect((page.getByLabelText('İadenin nedeni') as HTMLTextAreaElement).value).toBe('');
});

test('decided while the asker takes it back: that is said, and the page shows what was decided', async () => {
  const { gateway, page } = await show({ proposals: [{ ...ask, own: true, mayDecide: false }] });
  gateway.refuse(panelProposalWithdraw, 'request-closed');
  await page.user.click(page.getByRole('button', { name: 'Geri al' }));
  await page.user.click(page.dialog().getByRole('button', { name: 'Geri al' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('bu arada sonuçlanmış');
  await page.user.click(page.dialog().getByRole('button', { name: 'Vazgeç' }));
  await page.settle();
  expect(gateway.calls(paymentDetail)).toHaveLength(2);
});

test('who asked reads that they cannot decide, and takes it back', async () => {
  const { gateway, page } = await show({ proposals: [{ ...ask, own: true, mayDecide: false }] });
  expect(page.getByText('Kendi isteğinizi siz onaylayamazsınız.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Karar ver' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: 'Geri al' }));
  await page.user.click(page.dialog().getByRole('button', { name: 'Geri al' }));
  expect(gateway.calls(panelProposalWithdraw)).toEqual([{ id: 'ask-00000001' }]);
});

test.each(['call-centre', 'agent', 'read-only', 'auditor'] as const)(
  'the role %s sees the ask and no way to decide',
  async (role) => {
    const { page } = await show({ proposals: [{ ...ask, mayDecide: false }] }, role);
    expect(page.getByText('İkinci bir kişinin onayını bekliyor.')).toBeTruthy();
    expect(page.getByText('Müşteri iki kez ödemiş')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Karar ver' })).toBeNull();
  },
);

test.each([
  ['Onayla', true],
  ['Reddet', false],
] as const)('a second person decides: %s', async (button, approve) => {
  const { gateway, page } = await show({ proposals: [ask] });
  await page.user.click(page.getByRole('button', { name: 'Karar ver' }));
  expect(page.dialog().getByText('200,00 TL')).toBeTruthy();
  expect(page.dialog().getByText(/Ada Kurt istedi/)).toBeTruthy();
  await page.user.type(page.getByLabelText('Kararın gerekçesi'), 'Dekontlara bakıldı');
  await page.user.click(page.getByRole('button', { name: button }));
  expect(gateway.calls(panelProposalDecide)).toEqual([
    { id: 'ask-00000001', approve, note: 'Dekontlara bakıldı' },
  ]);
  await page.settle();
  expect(gateway.calls(paymentDetail)).toHaveLength(2);
});

test('nothing is decided without a written reason', async () => {
  const { gateway, page } = await show({ proposals: [ask] });
  await page.user.click(page.getByRole('button', { name: 'Karar ver' }));
  await page.user.click(page.getByRole('button', { name: 'Onayla' }));
  expect(page.getByText('En az 10 harfle yazın.')).toBeTruthy();
  expect(gateway.calls(panelProposalDecide)).toEqual([]);
});

test('what it was about changed while the second person read it: nothing was done, and that is told', async () => {
  const { gateway, page } = await show({ proposals: [ask] });
  gateway.answer(panelProposalDecide, { state: 'lapsed' });
  await page.user.click(page.getByRole('button', { name: 'Karar ver' }));
  await page.user.type(page.getByLabelText('Kararın gerekçesi'), 'Dekontlara bakıldı');
  await page.user.click(page.getByRole('button', { name: 'Onayla' }));
  expect(page.getByRole('alert').textContent).toContain('istek geçersiz kaldı, hiçbir şey yapılmadı');
  expect(page.queryByRole('button', { name: 'Onayla' })).toBeNull();
});

test('an ask that was decided says by whom and why', async () => {
  const { page } = await show({
    proposals: [
      {
        ...ask,
        state: 'rejected',
        mayDecide: false,
        decidedBy: 'Deniz Er',
        decidedAt: '2026-11-20T11:00:00.000Z',
        note: 'Tek ödeme var',
      },
    ],
  });
  expect(page.getByText('Reddedildi')).toBeTruthy();
  expect(page.getByText('Tek ödeme var')).toBeTruthy();
  expect(page.getByText(/Deniz Er karar verdi/)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Karar ver' })).toBeNull();
});

test('that a refund was sent by hand is asked for with its paper and the day', async () => {
  const { gateway, page } = await show({ refunds: [byHand] });
  await page.user.click(page.getByRole('button', { name: 'İadeyi kapat' }));
  await page.user.type(page.getByLabelText('Belge no'), 'DEKONT-17');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(gateway.calls(refundClose)).toEqual([
    { refundId: 'refund-00001', sentOn: '2026-11-21', reference: 'DEKONT-17', note: '' },
  ]);
  await page.settle();
  expect(gateway.calls(paymentDetail)).toHaveLength(2);
});

test.each([
  ['sentOn', 'İadenin istendiği günle bugün arasında bir gün yazın.'],
  ['reference', 'Belge numarasını yazın (en az 3 karakter).'],
])('what the gateway refuses of %s is told at its field', async (field, words) => {
  const { gateway, page } = await show({ refunds: [byHand] });
  gateway.refuse(refundClose, 'invalid-input', [{ field, message: 'error.invalid-input' }]);
  await page.user.click(page.getByRole('button', { name: 'İadeyi kapat' }));
  await page.user.type(page.getByLabelText('Belge no'), 'DEKONT-17');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(page.getByText(words)).toBeTruthy();
});

test('who may not say that a refund was sent is not offered to', async () => {
  const { page } = await show({ refunds: [{ ...byHand, mayClose: false }] });
  expect(page.queryByRole('button', { name: 'İadeyi kapat' })).toBeNull();
  expect(page.getByText('Elle yapılacak')).toBeTruthy();
});

test('a refund that was closed by hand says when, with which paper, by whom', async () => {
  const { page } = await show({
    refunds: [
      {
        ...byHand,
        state: 'DONE',
        mayClose: false,
        byHand: { sentOn: '2026-11-20', reference: 'DEKONT-17', closedBy: 'Ada Kurt', note: 'Şubeden' },
      },
    ],
  });
  expect(page.getByText('DEKONT-17')).toBeTruthy();
  expect(page.getByText('Şubeden')).toBeTruthy();
  expect(page.getByText('Ada Kurt kapattı')).toBeTruthy();
});

test('a policy that the insurer does not have is said by one person, with who said it', async () => {
  const { gateway, page } = await show({ mayDeny: true }, 'call-centre');
  await page.user.click(page.getByRole('button', { name: 'Şirkette poliçe yok' }));
  await page.user.type(page.getByLabelText('Şirkette kim, ne dedi?'), 'Ayşe Hanım: kayıt yok');
  await page.user.click(page.getByRole('button', { name: 'Onaya gönder' }));
  expect(gateway.calls(policyDenied)).toMatchObject([{ reason: 'Ayşe Hanım: kayıt yok' }]);
});
