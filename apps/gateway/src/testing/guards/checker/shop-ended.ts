import { entry, shares } from '../entries.ts';
import {
  atNest,
  byInsurer,
  clearing,
  comes,
  kept,
  notice,
  over,
  paid,
  part,
  promised,
  undone,
  went,
} from './story.ts';

const cancelled = { reason: 'cancelled' } as const;

/** The insurer ended it and said what it gives. */
const endedByInsurer = [
  /* a quarter of what was left after a part of 500; it takes a quarter of each line, coupon and maturity difference too */
  ...over('quarter', byInsurer, { paid: 10_500, discount: 1_000 }),
  ...paid('quarter', 10_000, 10_500),
  ...entry('in-force', 'o-quarter', 'o-quarter', [
    ['buyer', 'o-quarter', 10_000],
    ['coupon', 'o-quarter', 1_000],
    ...shares(-9_900, -550, -550),
  ]),
  ...went(
    'r-quarter-part',
    { order: 'quarter', amount: 500, from: [['goodwill', 'o-quarter', 500]], row: part },
    clearing,
  ),
  notice('c-quarter', 'quarter', { refund: 2_500 }),
  ...entry('ended', 'o-quarter', 'o-quarter', [
    ...shares(2_475, 138, 137),
    ['coupon', 'o-quarter', -250],
    ['buyer', 'o-quarter', -2_500],
  ]),
  ...promised('r-quarter', {
    order: 'quarter',
    amount: 2_500,
    from: [
      ['buyer', 'o-quarter', 2_500],
      ['goodwill', 'o-quarter', -125],
      ['installment', atNest, 125],
    ],
    row: cancelled,
  }),
  /* half of the little that was left after a part as large as the price */
  ...over('little', byInsurer, { paid: 10_500 }),
  ...paid('little', 10_000, 10_500),
  ...comes('little'),
  ...promised('r-little-part', {
    order: 'little',
    amount: 10_000,
    from: [['goodwill', 'o-little', 10_000]],
    row: part,
  }),
  notice('c-little', 'little', { refund: 250 }),
  ...entry('ended', 'o-little', 'o-little', [...shares(4_500, 250, 250), ['buyer', 'o-little', -5_000]]),
  ...promised('r-little', {
    order: 'little',
    amount: 250,
    from: [
      ['buyer', 'o-little', 5_000],
      ['goodwill', 'o-little', -5_000],
      ['installment', atNest, 250],
    ],
    row: cancelled,
  }),
  /* it keeps all of it, in so many words or without any: nothing moved */
  ...over('keeps', byInsurer, {}),
  ...paid('keeps'),
  ...comes('keeps'),
  notice('c-keeps', 'keeps', { refund: 0 }),
  ...over('mute', byInsurer, {}),
  ...paid('mute'),
  ...comes('mute'),
  notice('c-mute', 'mute', {}),
  /* 1,005 of the 9,667 that were left: 10.396 %, which is no whole kuruş of anything */
  ...over('odd', byInsurer, {}),
  ...paid('odd'),
  ...comes('odd'),
  ...went(
    'r-odd-part',
    { order: 'odd', amount: 333, from: [['goodwill', 'o-odd', 333]], row: part },
    clearing,
  ),
  notice('c-odd', 'odd', { refund: 1_005 }),
  ...entry('ended', 'o-odd', 'o-odd', [...shares(936, 52, 52), ['buyer', 'o-odd', -1_040]]),
  ...promised('r-odd', {
    order: 'odd',
    amount: 1_005,
    from: [
      ['buyer', 'o-odd', 1_040],
      ['goodwill', 'o-odd', -34],
      ['rounding', 'o-odd', -1],
    ],
    row: cancelled,
  }),
  /* half of it, and half of a coupon of seven kuruş */
  ...over('half', byInsurer, { discount: 7 }),
  ...paid('half'),
  ...entry('in-force', 'o-half', 'o-half', [
    ['buyer', 'o-half', 10_000],
    ['coupon', 'o-half', 7],
    ...shares(-9_006, -500, -501),
  ]),
  notice('c-half', 'half', { refund: 5_000 }),
  ...entry('ended', 'o-half', 'o-half', [
    ...shares(4_503, 250, 251),
    ['coupon', 'o-half', -4],
    ['buyer', 'o-half', -5_000],
  ]),
  ...promised('r-half', { order: 'half', amount: 5_000, from: [['buyer', 'o-half', 5_000]], row: cancelled }),
  /* a third of a premium in euro */
  ...over(
    'third',
    { ...byInsurer, offer: { currencyPrice: { minor: 20_000, currency: 'EUR' } } },
    { price: 1_000_000, paid: 1_000_000, discount: 10_000 },
  ),
  ...paid('third', 1_000_000),
  ...entry('in-force', 'o-third', 'o-third', [
    ['buyer', 'o-third', 1_000_000],
    ['coupon', 'o-third', 10_000],
    ['fx', 'EUR', -1_010_000],
    ['fx', 'EUR', 20_000, 'EUR'],
    ...shares(-18_000, -1_000, -1_000, 'EUR'),
  ]),
  notice('c-third', 'third', { refund: 333_333 }),
  ...entry('ended', 'o-third', 'o-third', [
    ...shares(6_000, 334, 333, 'EUR'),
    ['fx', 'EUR', -6_667, 'EUR'],
    ['fx', 'EUR', 336_666],
    ['coupon', 'o-third', -3_333],
    ['buyer', 'o-third', -333_333],
  ]),
  ...promised('r-third', {
    order: 'third',
    amount: 333_333,
    from: [['buyer', 'o-third', 333_333]],
    row: cancelled,
  }),
];

/** Staff gave all of it back; of its insurer that is what it said it gives, and we bear the rest. */
const allGiven = (name: string, gives: number): string[] => [
  ...paid(name),
  ...comes(name),
  ...entry('ended', `o-${name}`, `o-${name}`, [
    ...shares(gives * 0.9, gives * 0.05, gives * 0.05),
    ['buyer', `o-${name}`, -gives],
  ]),
  ...promised(`r-${name}`, {
    order: name,
    amount: 10_000,
    from: [
      ['buyer', `o-${name}`, gives],
      ...(gives < 10_000 ? [['goodwill', `o-${name}`, 10_000 - gives] as const] : []),
    ],
  }),
];

const early = '2026-11-20T09:00:00Z';
const later = '2026-11-20T11:00:00Z';
const refused = { state: 'REFUSED', phase: 'refused' } as const;

const allGivenBack = [
  ...over('bears', undone, {}),
  notice('c-bears', 'bears', { refund: 9_999, insurer_gives: 3_000 }),
  ...allGiven('bears', 3_000),
  /* half of what was left after a part of 1,000 */
  ...over('bears-half', undone, { paid: 10_500 }),
  notice('c-bears-half', 'bears-half', { insurer_gives: 4_750 }),
  ...paid('bears-half', 10_000, 10_500),
  ...comes('bears-half'),
  ...promised('r-bears-part', {
    order: 'bears-half',
    amount: 1_000,
    from: [['goodwill', 'o-bears-half', 1_000]],
    row: part,
  }),
  ...entry('ended', 'o-bears-half', 'o-bears-half', [
    ...shares(4_500, 250, 250),
    ['buyer', 'o-bears-half', -5_000],
  ]),
  ...promised('r-bears-half', {
    order: 'bears-half',
    amount: 9_500,
    from: [
      ['buyer', 'o-bears-half', 5_000],
      ['installment', atNest, 500],
      ['goodwill', 'o-bears-half', 4_000],
    ],
  }),
  /* it said more than there was to give, or nobody knows what it said: all of it */
  ...over('more', undone, {}),
  notice('c-more', 'more', { insurer_gives: 12_000 }),
  ...allGiven('more', 10_000),
  ...over('silent', undone, {}),
  ...allGiven('silent', 10_000),
  /* of two notices the later one counts, whichever was written first */
  ...over('twice-told', undone, {}),
  notice('c-told-late', 'twice-told', { insurer_gives: 4_000, created_at: later }),
  notice('c-told-early', 'twice-told', { ...refused, insurer_gives: 1_000, created_at: early }),
  ...allGiven('twice-told', 4_000),
  ...over('told-again', undone, {}),
  notice('c-again-early', 'told-again', { ...refused, insurer_gives: 1_000, created_at: early }),
  notice('c-again-late', 'told-again', { insurer_gives: 6_000, created_at: later }),
  ...allGiven('told-again', 6_000),
  /* one that was refused tells nothing, unless two persons said afterwards what the insurer gives */
  ...over('refused-later', undone, {}),
  notice('c-taken', 'refused-later', { insurer_gives: 4_000, created_at: early }),
  notice('c-not-taken', 'refused-later', { ...refused, created_at: later }),
  ...allGiven('refused-later', 4_000),
  ...over('word-after', undone, {}),
  notice('c-word-after', 'word-after', { ...refused, insurer_gives: 2_000 }),
  ...allGiven('word-after', 2_000),
  /* all of it had been given as parts: there is nothing that the insurer could give a part of */
  ...over('all-parts', kept, {}),
  ...paid('all-parts'),
  ...comes('all-parts'),
  ...['r-parts-1', 'r-parts-2'].flatMap((id) =>
    promised(id, {
      order: 'all-parts',
      amount: 5_000,
      from: [['goodwill', 'o-all-parts', 5_000]],
      row: part,
    }),
  ),
];

export const shopEnded: readonly string[] = [...endedByInsurer, ...allGivenBack];
