// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { Role } from '@sigorta/contracts/panel/permissions';
import { personInviteAgain } from '@sigorta/contracts/panel/staff-people';
import { stuckList, stuckWork } from '@sigorta/contracts/panel/stuck-cases';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { StuckPage } from './StuckPage.tsx';

type Case = AnswerOf<typeof stuckList>['rows'][number];

const stuck = (part: Pick<Case, 'kind'> & Partial<Case>): Case => ({
  id: 'case-0000001',
  orderId: 'order-000001',
  since: '2026-11-20T09:05:00.000Z',
  product: { id: 'dask', name: 'DASK' },
  partner: { id: 'kaya-acente', name: 'Kaya Acente' },
  amount: { minor: 50_000, currency: 'TRY' },
  detail: null,
  subject: null,
  meaning: null,
  mayClose: part.kind === 'difference',
  ...part,
});

const show = async (
  rows: Case[],
  role: Role = 'owner',
  { more = {}, isWhole = true }: { more?: Record<string, number>; isWhole?: boolean } = {},
) => {
  const gateway = fakeGateway();
  const counts: Record<string, number> = {};
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
  gateway.answer(stuckList, { rows, counts: { ...counts, ...more }, isWhole });
  gateway.answer(stuckWork, { success: true, isAsked: false });
  gateway.answer(personInviteAgain, { success: true });
  const page = await renderPanel(<StuckPage />, { gateway, role });
  return { gateway, page };
};

test('nothing that waits is good news', async () => {
  const { page } = await show([]);
  expect(page.getByText('Bekleyen iş yok')).toBeTruthy();
  expect(page.getByText('Para, poliçe ve e-postalar yolunda.')).toBeTruthy();
});

test('a list that did not come can be asked for again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(stuckList, 'timeout');
  const page = await renderPanel(<StuckPage />, { gateway });
  gateway.answer(stuckList, { rows: [], counts: {}, isWhole: true });
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  expect(page.getByText('Bekleyen iş yok')).toBeTruthy();
});

test('cases stand together by kind, with their number', async () => {
  const { page } = await show([
    stuck({ kind: 'transfer', id: 'case-0000001' }),
    stuck({ kind: 'no-policy', id: 'case-0000002' }),
    stuck({ kind: 'transfer', id: 'case-0000003' }),
  ]);
  expect(page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Para alındı, poliçe yok (1)',
    'Havale uymuyor (2)',
  ]);
});

test('of many cases of a kind the number of all is told, and that the oldest are shown', async () => {
  const { page } = await show([stuck({ kind: 'transfer' })], 'owner', { more: { transfer: 1_250 } });
  expect(page.getByRole('heading', { level: 2 }).textContent).toBe('Havale uymuyor (1.250)');
  expect(page.getByText(/^En eski 1 tanesi/)).toBeTruthy();
  expect(page.queryByText(/^Güncellemeden sonra/)).toBeNull();
});

test('a list that could not look at everything says so', async () => {
  const { page } = await show([stuck({ kind: 'transfer' })], 'owner', { isWhole: false });
  expect(page.getByText(/^Güncellemeden sonra/)).toBeTruthy();
});

test.each<[Case['kind'], string | null, string]>([
  ['mail-failed', 'mail-refund', 'İade e-postası'],
  ['mail-failed', 'mail-of-tomorrow', 'mail-of-tomorrow'],
  ['alarm', 'policy-late', 'Ödenmiş bir poliçe düzenlenemiyor'],
  ['job-failed', 'issue-policy', 'issue-policy'],
  ['end-refused', 'withdrawal', 'Cayma'],
  ['data-request', 'deletion', 'Silme talebi'],
  ['difference', 'charged-twice', 'fazlasını iki kişiyle iade edin'],
  ['policy-slow', 'ISSUE_UNKNOWN', 'Sonuç belirsiz'],
  ['no-policy', 'policy-failed', 'Poliçe'],
  ['transfer', 'ABCD1234', 'ABCD-1234'],
  ['charge-unknown', 'hourly-limit', 'Saatlik iade sınırı aşıldı'],
  ['refund-held', '10051', 'Sağlayıcının kodu: 10051'],
  ['proposal', 'Ada Kurt', 'Ada Kurt'],
  ['proposal', null, '–'],
])('of the kind %s the detail %s is told as “%s”', async (kind, detail, words) => {
  const { page } = await show([stuck({ kind, detail })]);
  expect(page.cells('DASK')[2]).toContain(words);
});

test.each<[Case['kind'], string, string]>([
  ['no-policy', 'Karar ver', '/panel/odemeler/order-000001'],
  ['policy-strange', 'Karar ver', '/panel/odemeler/order-000001'],
  ['proposal', 'Karar ver', '/panel/onaylar/case-0000001'],
  ['refund-held', 'İadeyi kapat', '/panel/odemeler/order-000001'],
  ['transfer', 'Karar ver', '/panel/havaleler?ara=ABCD1234'],
  ['end-stuck', 'Karar ver', '/panel/iptaller/case-0000001'],
  ['end-refused', 'Karar ver', '/panel/iptaller/case-0000001'],
])('a case of the kind %s is decided at its place', async (kind, name, href) => {
  const { page } = await show([stuck({ kind, detail: 'ABCD1234' })]);
  expect(page.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test.each<[Case['kind'], Role]>([
  ['no-policy', 'read-only'],
  ['proposal', 'call-centre'],
  ['refund-held', 'agent'],
  ['transfer', 'call-centre'],
  ['end-refused', 'finance'],
  ['transfer-stuck', 'call-centre'],
])('of the kind %s the role %s only looks', async (kind, role) => {
  const { page } = await show([stuck({ kind })], role);
  expect(page.getByRole('link', { name: 'İncele' })).toBeTruthy();
});

test.each<[Case['kind'], string, object]>([
  ['policy-slow', 'Yeniden sor', { action: 'ask-again', kind: 'policy-slow', id: 'case-0000001' }],
  ['charge-unknown', 'Yeniden sor', { action: 'ask-again', kind: 'charge-unknown', id: 'case-0000001' }],
  ['refund-unknown', 'Yeniden sor', { action: 'ask-again', kind: 'refund-unknown', id: 'case-0000001' }],
  ['end-unknown', 'Yeniden sor', { action: 'ask-again', kind: 'end-unknown', id: 'case-0000001' }],
  ['papers-late', 'Yeniden sor', { action: 'ask-again', kind: 'papers-late', id: 'case-0000001' }],
  ['mail-failed', 'Yeniden gönder', { action: 'resend', kind: 'mail-failed', id: 'case-0000001' }],
  ['job-failed', 'Yeniden gönder', { action: 'resend', kind: 'job-failed', id: 'case-0000001' }],
  ['paper-wrong', 'Üstleniyorum', { action: 'acknowledge', kind: 'paper-wrong', id: 'case-0000001' }],
  ['alarm', 'Üstleniyorum', { action: 'acknowledge', kind: 'alarm', id: 'case-0000001' }],
])('a case of the kind %s is worked on here', async (kind, name, request) => {
  const { gateway, page } = await show([stuck({ kind })], 'finance');
  await page.user.click(page.getByRole('button', { name }));
  expect(gateway.calls(stuckWork)).toEqual([request]);
  await page.settle();
  expect(page.getByText('Adım başlatıldı.')).toBeTruthy();
  expect(gateway.calls(stuckList)).toHaveLength(2);
});

test('an invitation goes out again in the reader’s language', async () => {
  const { gateway, page } = await show([stuck({ kind: 'invitation', orderId: null, product: null })]);
  await page.user.click(page.getByRole('button', { name: 'Yeniden davet et' }));
  expect(gateway.calls(personInviteAgain)).toEqual([{ id: 'case-0000001', language: 'tr' }]);
});

test('who may not work on a case has nothing to press', async () => {
  const { page } = await show([stuck({ kind: 'mail-failed', orderId: null })], 'read-only');
  expect(page.queryByRole('button', { name: 'Yeniden gönder' })).toBeNull();
  expect(page.cells('DASK')[4]).toBe('–');
});

test('a case that was settled meanwhile waits no more, and that is told beside its button', async () => {
  const { gateway, page } = await show([stuck({ kind: 'policy-slow' })]);
  gateway.refuse(stuckWork, 'not-found');
  await page.user.click(page.getByRole('button', { name: 'Yeniden sor' }));
  expect(page.getByRole('alert').textContent).toContain('Bu iş artık beklemiyor');
});

test('a difference names what it is about', async () => {
  const unknown = { kind: 'difference', detail: 'outgoing-unknown', subject: '131798150091' } as const;
  const { page } = await show([stuck({ ...unknown, orderId: null })], 'finance');
  expect(page.getByText('131798150091')).toBeTruthy();
});

test('a difference of the books is closed with a reason, and not without', async () => {
  const { gateway, page } = await show([stuck({ kind: 'difference', detail: 'charge-unknown' })], 'finance');
  await page.user.click(page.getByRole('button', { name: 'Farkı kapat' }));
  const submit = () =>
    page.user.click(page.getAllByRole('button', { name: 'Farkı kapat' }).at(-1) as Element);
  await submit();
  expect(gateway.calls(stuckWork)).toEqual([]);
  await page.user.type(
    page.getByLabelText('Ne bulundu, ne yapıldı?'),
    'Panelden elle çekilmiş, iade edildi.',
  );
  await submit();
  expect(gateway.calls(stuckWork)).toEqual([
    {
      action: 'close',
      kind: 'difference',
      id: 'case-0000001',
      reason: 'Panelden elle çekilmiş, iade edildi.',
    },
  ]);
});

test('a difference about money is closed when a second person agrees, and the reader is told so', async () => {
  const { gateway, page } = await show([stuck({ kind: 'difference', detail: 'charge-absent' })]);
  gateway.answer(stuckWork, { success: true, isAsked: true });
  await page.user.click(page.getByRole('button', { name: 'Farkı kapat' }));
  const dialog = page.dialog();
  await page.user.type(dialog.getByRole('textbox'), 'Kuruluş ödemeyi geri aldı.');
  await page.user.click(dialog.getByRole('button', { name: 'Farkı kapat' }));
  expect(dialog.getByText('İkinci bir kişi onaylayınca kapanır.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Farkı kapat' })).toBeNull();
});

test('a difference that its reader may not give up is only looked at', async () => {
  const money = { kind: 'difference', detail: 'charge-absent', mayClose: false } as const;
  const { page } = await show([stuck(money)], 'call-centre');
  expect(page.queryByRole('button', { name: 'Farkı kapat' })).toBeNull();
  expect(page.getByRole('link', { name: 'İncele' }).getAttribute('href')).toBe(
    '/panel/odemeler/order-000001',
  );
});

test('how long a case waits is told in words, with the moment below', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z'), shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { page } = await show([stuck({ kind: 'charge-unknown' })]);
  expect(page.cells('DASK')[0]).toBe('3 gün20.11.2026 12:05');
});

test.each([
  ['10051', 'bank-refused', 'Banka onaylamadıSağlayıcının kodu: 10051'],
  ['5120', null, 'Sağlayıcının kodu: 5120'],
  ['transfer', null, 'Havaleyle ödenmişti'],
] as const)(
  'a code %s of the provider stands with what it means, when that is known',
  async (detail, meaning, said) => {
    const { page } = await show([stuck({ kind: 'refund-unknown', detail, meaning })]);
    expect(page.cells('DASK')[2]).toBe(said);
  },
);
