import { charged, entry, type Line, shares } from '../entries.ts';
import { add, type Row } from '../rows.ts';
import { sold, taken } from '../world.ts';

/*
 * What stories of a sound shop are told with. Each is rows and, after docs/ledger.md, the entries that belong to them; both are written by
 * hand.
 */

/** Another provider than the small shop's, so that each can be counted by itself. */
export const atNest = 'nestpay:n1';

/** A charge at NestPay, unless told otherwise. */
export const nest = (own: Row = {}): Row => ({ ...taken, psp: 'nestpay', psp_account: 'n1', ...own });

/** The charge that an order was paid with, at NestPay. */
export const paid = (name: string, price = 10_000, all = price): string[] =>
  charged(`o-${name}`, `a-${name}`, { price, paid: all, holder: atNest });
export const clearing = ['clearing', atNest] as const;

/** Another charge, or try, of an order. */
export const attempt = (id: string, order: string, own: Row): string =>
  add('attempt', {
    id,
    order_id: `o-${order}`,
    quote_id: `q-${order}`,
    psp_payment_id: `p-${id}`,
    ...nest(own),
  });

export const undone = { goal: 'undo', give: 'all', undo_reason: 'cancelled' } as const;
export const byInsurer = { goal: 'undo', give: 'insurer', undo_reason: 'cancelled' } as const;
export const kept = { goal: 'fulfil' } as const;
/** As rows from before the machine are. */
export const old = { goal: null } as const;

/** An order whose policy ended. */
export const over = (name: string, order: Row, charge: Row): string[] => [
  ...sold({ name, order, attempt: nest(charge) }),
  add('policy', { order_id: `o-${name}`, state: 'CANCELLED', phase: 'ended', policy_no: name }),
];
export const stands = (name: string, order: Row, charge: Row): string[] => [
  ...sold({ name, order, attempt: nest(charge) }),
  add('policy', { order_id: `o-${name}`, state: 'ISSUED', phase: 'inforce', policy_no: name }),
];

/** A notice of cancellation, by what the insurer said. */
export const notice = (id: string, order: string, own: Row): string =>
  add('cancellation', { id, order_id: `o-${order}`, state: 'REFUNDED', phase: 'accepted', ...own });

interface Back {
  order: string;
  amount: number;
  /** where it is taken from: debits, which sum to the amount */
  from: readonly Line[];
  row?: Row;
  attempt?: string;
}

/** Money that is promised back and did not go yet. */
export const promised = (id: string, { order, amount, from, row, attempt: of }: Back): string[] => [
  add('refund', {
    id,
    order_id: `o-${order}`,
    attempt_id: of ?? `a-${order}`,
    amount,
    how: 'refund',
    ...row,
  }),
  ...entry('refund-reserved', `o-${order}`, id, [...from, ['refund', id, -amount]]),
];

/** Money that went back, out of an account. */
export const went = (id: string, back: Back, to: readonly [account: string, owner: string]): string[] => [
  ...promised(id, { ...back, row: { state: 'DONE', phase: 'done', ...back.row } }),
  ...entry('refund-done', `o-${back.order}`, id, [
    ['refund', id, back.amount],
    [...to, -back.amount],
  ]),
];

export const part = { reason: 'agreed-part' } as const;

/** A policy came into force for a price of 10,000, of which a tenth stays with us and half of that goes to the partner. */
export const comes = (order: string, from: readonly Line[] = [['buyer', `o-${order}`, 10_000]]): string[] =>
  entry('in-force', `o-${order}`, `o-${order}`, [...from, ...shares(-9_000, -500, -500)]);
