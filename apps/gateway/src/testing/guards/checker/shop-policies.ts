import { add } from '../rows.ts';
import { sold } from '../world.ts';
import {
  atNest,
  clearing,
  comes,
  kept,
  nest,
  old,
  paid,
  part,
  promised,
  stands,
  undone,
  went,
} from './story.ts';

const inForce = [
  /* staff gave 2,000 of it back: the insurer is owed all of its premium, and we bear the part */
  ...stands('part', kept, {}),
  ...paid('part'),
  ...comes('part'),
  ...went(
    'r-part',
    { order: 'part', amount: 2_000, from: [['goodwill', 'o-part', 2_000]], row: part },
    clearing,
  ),
  /* an offer that names its lira */
  ...stands('lira', { ...kept, offer: { currencyPrice: { minor: 10_000, currency: 'TRY' } } }, {}),
  ...paid('lira'),
  ...comes('lira'),
  /* made after its money went back: ours to pay until it is ended */
  ...stands('late', { ...undone, undo_reason: 'policy-failed' }, {}),
  ...paid('late'),
  ...went('r-late', { order: 'late', amount: 10_000, from: [['buyer', 'o-late', 10_000]] }, clearing),
  ...comes('late', [['goodwill', 'o-late', 10_000]]),
];

/** Orders that are not settled: their buyers are owed what was not promised back. */
const notSettled = [
  ...sold({ name: 'rejected', order: undone, attempt: nest({ paid: 10_500 }) }),
  add('policy', { order_id: 'o-rejected', state: 'ISSUE_REJECTED', phase: 'refused' }),
  ...paid('rejected', 10_000, 10_500),
  ...went(
    'r-rejected',
    {
      order: 'rejected',
      amount: 10_500,
      from: [
        ['buyer', 'o-rejected', 10_000],
        ['installment', atNest, 500],
      ],
      row: { how: 'void' },
    },
    clearing,
  ),
  /* staff gave a part of it beside the price, which stays owed */
  ...sold({ name: 'part-open', order: kept, attempt: nest({ paid: 10_500 }) }),
  ...paid('part-open', 10_000, 10_500),
  ...promised('r-part-open', {
    order: 'part-open',
    amount: 10_000,
    from: [['goodwill', 'o-part-open', 10_000]],
    row: part,
  }),
  /* more than the price of it went back, and not yet all of the maturity difference; or all of the price but a kuruş, in two */
  ...sold({ name: 'most', order: old, attempt: nest({ paid: 10_500 }) }),
  ...paid('most', 10_000, 10_500),
  ...promised('r-most', {
    order: 'most',
    amount: 10_200,
    from: [
      ['buyer', 'o-most', 10_000],
      ['installment', atNest, 200],
    ],
  }),
  ...sold({ name: 'some', order: old, attempt: nest() }),
  ...paid('some'),
  ...promised('r-some-1', { order: 'some', amount: 5_000, from: [['buyer', 'o-some', 5_000]] }),
  ...promised('r-some-2', { order: 'some', amount: 4_999, from: [['buyer', 'o-some', 4_999]] }),
  /* a part of it, and then all the rest: nothing is owed any more */
  ...sold({ name: 'rest', order: undone, attempt: nest() }),
  ...paid('rest'),
  ...promised('r-rest-part', {
    order: 'rest',
    amount: 2_000,
    from: [['goodwill', 'o-rest', 2_000]],
    row: part,
  }),
  ...promised('r-rest', {
    order: 'rest',
    amount: 8_000,
    from: [
      ['buyer', 'o-rest', 10_000],
      ['goodwill', 'o-rest', -2_000],
    ],
  }),
];

export const shopPolicies: readonly string[] = [...inForce, ...notSettled];
