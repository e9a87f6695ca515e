import { add } from './rows.ts';

/*
 * The ledger of the small shop, written down by hand after docs/ledger.md: one tenth of a premium is commission, half of that the
 * partner's.
 */

export type Line = readonly [account: string, owner: string, minor: number, currency?: string];

let count = 0;
/** What is written of an event; its name is the next number. */
export const entry = (
  event: string,
  orderId: string | null,
  subject: string,
  lines: readonly Line[],
): string[] => {
  count += 1;
  const id = count;
  return [
    add('ledger_entry', { id, event, subject, order_id: orderId }),
    ...lines.map(([account, owner, minor, currency = 'TRY'], place) =>
      add('ledger_line', { entry_id: id, number: place + 1, account, owner, minor, currency }),
    ),
  ];
};

const card = 'iyzico:m1';
/** What is owed of a premium of Turnagöl. */
export const shares = (insurer: number, commission: number, partner: number, currency = 'TRY'): Line[] => [
  ['insurer', 'turnagol', insurer, currency],
  ['commission', 'turnagol', commission, currency],
  ['partner', 'kaya', partner, currency],
];
/** A charge by card, whose maturity difference stands apart. */
export const charged = (
  order: string,
  attempt: string,
  { price, paid, holder = card }: { price: number; paid: number; holder?: string },
): string[] =>
  entry('charged', order, attempt, [
    ['clearing', holder, paid],
    ['buyer', order, -price],
    ...(paid > price ? [['installment', holder, price - paid] as const] : []),
  ]);
const came = (name: string, price: number, paid: number): string[] =>
  charged(`o-${name}`, `a-${name}`, { price, paid });

const ofPolicies = [
  ...came('stands', 10_000, 10_500),
  ...entry('in-force', 'o-stands', 'o-stands', [
    ['buyer', 'o-stands', 10_000],
    ['coupon', 'o-stands', 1_000],
    ...shares(-9_900, -550, -550),
  ]),
  ...came('foreign', 1_000_000, 1_000_000),
  ...entry('in-force', 'o-foreign', 'o-foreign', [
    ['buyer', 'o-foreign', 1_000_000],
    ['fx', 'EUR', -1_000_000],
    ['fx', 'EUR', 20_000, 'EUR'],
    ...shares(-18_000, -1_000, -1_000, 'EUR'),
  ]),
  ...came('over', 10_000, 10_000),
  ...entry('in-force', 'o-over', 'o-over', [['buyer', 'o-over', 10_000], ...shares(-9_000, -500, -500)]),
  ...entry('ended', 'o-over', 'o-over', [...shares(3_600, 200, 200), ['buyer', 'o-over', -4_000]]),
  ...entry('refund-reserved', 'o-over', 'r-over', [
    ['buyer', 'o-over', 4_000],
    ['refund', 'r-over', -4_000],
  ]),
  ...entry('refund-done', 'o-over', 'r-over', [
    ['refund', 'r-over', 4_000],
    ['clearing', card, -4_000],
  ]),
];

const ofOthers = [
  ...came('refused', 5_000, 5_000),
  ...entry('refund-reserved', 'o-refused', 'r-refused', [
    ['buyer', 'o-refused', 5_000],
    ['refund', 'r-refused', -5_000],
  ]),
  ...entry('refund-done', 'o-refused', 'r-refused', [
    ['refund', 'r-refused', 5_000],
    ['bank', 'ours', -5_000],
  ]),
  ...came('paid', 7_000, 7_000),
  ...entry('collected', 'o-paid', 'o-paid', [
    ['buyer', 'o-paid', 7_000],
    ['collected', 'o-paid', -7_000],
  ]),
  ...entry('written-off', 'o-paid', 'd-paid', [
    ['written-off', 'o-paid', 100],
    ['clearing', card, -100],
  ]),
  ...['m-taken', 'm-open'].flatMap((id) =>
    entry('transfer-arrived', 'o-transfer', id, [
      ['bank', 'TR1', 3_000],
      ['unmatched', 't-transfer', -3_000],
    ]),
  ),
  ...entry('transfer-arrived', 'o-transfer', 'm-returned', [
    ['bank', 'TR1', 500],
    ['unmatched', 't-transfer', -500],
  ]),
  ...entry('transfer-returned', 'o-transfer', 'm-returned', [
    ['unmatched', 't-transfer', 500],
    ['bank', 'TR1', -500],
  ]),
  ...entry('charged', 'o-transfer', 'a-transfer', [
    ['unmatched', 't-transfer', 3_000],
    ['buyer', 'o-transfer', -3_000],
  ]),
];

const ofPayouts = [
  ...entry('paid-out', 'o-stands', `${card} P1 1`, [
    ['payout', `${card} P1`, 10_200],
    ['fee', card, 300],
    ['clearing', card, -10_500],
  ]),
  ...entry('paid-out', 'o-over', `${card} P1 2`, [
    ['payout', `${card} P1`, -1_000],
    ['chargeback', 'o-over', 1_000],
  ]),
  ...entry('paid-out', null, `${card} P1 3`, [
    ['payout', `${card} P1`, 200],
    ['fee', card, 10],
    ['unclaimed', card, -210],
  ]),
  ...entry('banked', null, 'b1', [
    ['bank', 'TR1', 9_400],
    ['payout', `${card} P1`, -9_400],
  ]),
  ...entry('party-paid', null, 'v1', [
    ['insurer', 'turnagol', 5_000],
    ['bank', 'TR1', -5_000],
  ]),
];

export const entries: readonly string[] = [...ofPolicies, ...ofOthers, ...ofPayouts];
