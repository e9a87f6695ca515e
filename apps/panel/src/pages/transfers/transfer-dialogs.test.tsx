// @vitest-environment happy-dom
import {
  panelTransferEnter,
  panelTransferReject,
  panelTransferSettle,
  type TransferRow,
} from '@sigorta/contracts/panel/transfers';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { EnterDialog } from './EnterDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';

const row: TransferRow = {
  id: 'transfer-0001',
  state: 'case',
  reference: 'ABCD1234',
  amount: { minor: 50_000, currency: 'TRY' },
  open: { minor: 40_000, currency: 'TRY' },
  verdict: 'wrong-amount',
  isAsked: false,
  mayTake: true,
  buyer: 'Ş*** Ö*',
  subject: 'DASK',
  expiresAt: '2026-11-22T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T21:30:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const closed = vi.fn();
const done = vi.fn();
beforeEach(() => {
  closed.mockReset();
  done.mockReset();
});

const enter = async (answer: 'right' | 'wrong-amount' | 'late' | 'surplus' = 'right') => {
  const gateway = fakeGateway();
  gateway.answer(panelTransferEnter, { verdict: answer });
  const page = await renderPanel(<EnterDialog row={row} onClose={closed} onDone={done} />, { gateway });
  return { gateway, page };
};

test('what came is entered with its amount, the day of Istanbul and a note', async () => {
  const { gateway, page } = await enter();
  expect(page.getByRole('dialog', { name: 'Gelen havale: ABCD-1234' })).toBeTruthy();
  expect(page.getByText('Beklenen: 500,00 TL')).toBeTruthy();
  await page.user.type(page.getByLabelText('Gelen tutar (TL)'), '1.250,5');
  await page.user.type(page.getByLabelText(/^Not/), 'Şube Kadıköy');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(panelTransferEnter)).toEqual([
    {
      id: 'transfer-0001',
      amount: { minor: 125_050, currency: 'TRY' },
      arrivedOn: '2026-11-22',
      note: 'Şube Kadıköy',
    },
  ]);
  expect(done).toHaveBeenCalledOnce();
});

test.each([
  ['right', 'Tutar ve süre doğru'],
  ['wrong-amount', 'Tutar tutmuyor'],
  ['late', 'Geç geldi'],
  ['surplus', 'Fazladan geldi'],
] as const)('the verdict %s is told, and the dialog stays until it is closed', async (verdict, title) => {
  const { page } = await enter(verdict);
  await page.user.type(page.getByLabelText('Gelen tutar (TL)'), '500');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(await page.findByText(title)).toBeTruthy();
  expect(page.getByText(/İkinci bir kişinin onayına gönderildi/)).toBeTruthy();
  expect(page.queryByLabelText('Gelen tutar (TL)')).toBeNull();
  const [, button] = page.getAllByRole('button', { name: 'Kapat' });
  await page.user.click(button as HTMLElement);
  expect(closed).toHaveBeenCalledOnce();
});

test('an amount that could be two is not entered until it is one', async () => {
  const { gateway, page } = await enter();
  const field = page.getByLabelText('Gelen tutar (TL)');
  await page.user.type(field, '12,345');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(page.getByText(/iki türlü okunabiliyor/)).toBeTruthy();
  expect(gateway.calls(panelTransferEnter)).toEqual([]);
  await page.user.clear(field);
  await page.user.type(field, '12.345');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(panelTransferEnter)).toMatchObject([{ amount: { minor: 1_234_500 } }]);
});

test('a refused amount is told at its field', async () => {
  const { gateway, page } = await enter();
  gateway.refuse(panelTransferEnter, 'invalid-input', [
    { field: 'amount.minor', message: 'payment.error.amount' },
  ]);
  await page.user.type(page.getByLabelText('Gelen tutar (TL)'), '500');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  const field = page.getByLabelText('Gelen tutar (TL)');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByText('Tutarı kontrol edin.')).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
});

test.each([
  ['not-allowed', 'Bu işlem için yetkiniz yok. Gerekiyorsa yöneticinizden isteyin.'],
  ['offline', 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.'],
] as const)(
  'a refusal of the whole (%s) is told above the fields, which keep what was typed',
  async (code, words) => {
    const { gateway, page } = await enter();
    gateway.refuse(panelTransferEnter, code);
    await page.user.type(page.getByLabelText('Gelen tutar (TL)'), '500');
    await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
    expect(page.getByRole('alert').textContent).toBe(words);
    expect((page.getByLabelText('Gelen tutar (TL)') as HTMLInputElement).value).toBe('500');
  },
);

test('while it is sent the button is busy, and a second press sends nothing', async () => {
  const { gateway, page } = await enter();
  const held = gateway.hold(panelTransferEnter);
  await page.user.type(page.getByLabelText('Gelen tutar (TL)'), '500');
  await page.user.dblClick(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(panelTransferEnter)).toHaveLength(1);
  await held.answer({ verdict: 'right' });
  expect(done).toHaveBeenCalledOnce();
});

const decide = async (action: 'settle' | 'reject', mayTake = true) => {
  const gateway = fakeGateway();
  gateway.answer(panelTransferSettle, { success: true });
  gateway.answer(panelTransferReject, { success: true });
  const page = await renderPanel(
    <NoteDialog action={action} row={{ ...row, mayTake }} onClose={closed} onDone={done} />,
    { gateway },
  );
  return { gateway, page };
};

test('money of a case is taken for its order, with a note', async () => {
  const { gateway, page } = await decide('settle');
  expect(page.getByRole('dialog', { name: 'Bu para ne olsun?' })).toBeTruthy();
  await page.user.type(page.getByLabelText('Ne yaptınız?'), 'Alıcı aradı');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(panelTransferSettle)).toEqual([
    { id: 'transfer-0001', how: 'take', note: 'Alıcı aradı' },
  ]);
  expect(done).toHaveBeenCalledOnce();
});

test('or it was sent back', async () => {
  const { gateway, page } = await decide('settle');
  await page.user.click(page.getByLabelText('Geldiği hesaba geri gönderdim'));
  await page.user.type(page.getByLabelText('Ne yaptınız?'), 'Geri gönderildi');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(panelTransferSettle)).toEqual([
    { id: 'transfer-0001', how: 'return', note: 'Geri gönderildi' },
  ]);
});

test('what cannot be taken can only be sent back, and the dialog says why', async () => {
  const { gateway, page } = await decide('settle', false);
  expect(page.getByLabelText(/Siparişe say/).hasAttribute('disabled')).toBe(true);
  expect(
    page.getByText(
      'Siparişe sayılamaz: teklif artık tutulmuyor, tutar eksik ya da satın alma zaten ödenmiş.',
    ),
  ).toBeTruthy();
  await page.user.type(page.getByLabelText('Ne yaptınız?'), 'Geri gönderildi');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(panelTransferSettle)).toEqual([
    { id: 'transfer-0001', how: 'return', note: 'Geri gönderildi' },
  ]);
});

test('waiting is given up with a note, and what follows is told before', async () => {
  const { gateway, page } = await decide('reject');
  expect(page.getByText('Sipariş kapanır ve alıcıya yazılır.')).toBeTruthy();
  await page.user.type(page.getByLabelText('Ne yaptınız?'), 'Alıcı vazgeçti');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(gateway.calls(panelTransferReject)).toEqual([{ id: 'transfer-0001', note: 'Alıcı vazgeçti' }]);
  expect(gateway.calls(panelTransferSettle)).toEqual([]);
});

test('a note the gateway finds too short is told at its field', async () => {
  const { gateway, page } = await decide('reject');
  gateway.refuse(panelTransferReject, 'invalid-input', [{ field: 'note', message: 'payment.error.note' }]);
  await page.user.type(page.getByLabelText('Ne yaptınız?'), 'Alıcı vazgeçti');
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
  expect(page.getByText('Ne yaptığınızı kısaca yazın.')).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
});

test('closing decides nothing', async () => {
  const { gateway, page } = await decide('reject');
  await page.user.click(page.getByRole('button', { name: 'Kapat' }));
  expect(closed).toHaveBeenCalledOnce();
  expect(gateway.calls(panelTransferReject)).toEqual([]);
});
