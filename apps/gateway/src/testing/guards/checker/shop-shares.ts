import { entry, type Line } from '../entries.ts';
import { add, type Row } from '../rows.ts';
import { kept, paid, stands } from './story.ts';

/*
 * Premiums that are shared out by terms of every kind: none, of a product, of all others, older, to come, and of which nobody knows which stood.
 * Unless told otherwise orders were paid at ten, Turnagöl leaves a tenth and Kaya has half of that.
 */

const second = '2026-11-20T10:00:01Z';
const ten = '2026-11-20T10:00:00Z';
const nine = '2026-11-20T09:00:00Z';

const commission = (insurer: string, product: string, since: string, points: number): string =>
  add('commission_terms', { insurer_id: insurer, product, since, basis_points: points });
const ofPartner = (partner: string, since: string, points: number): string =>
  add('partner_terms', { partner_id: partner, since, basis_points: points });

const terms = [
  add('insurer', { id: 'karaca' }),
  commission('karaca', '*', second, 3_000),
  commission('karaca', '*', '2026-01-01', 800),
  commission('karaca', '*', ten, 1_500),
  /* a product's own count before those of all others, also where those are newer, and where nothing stays */
  commission('karaca', 'kasko', '2026-02-01', 2_000),
  commission('karaca', 'konut', ten, 1_000),
  commission('karaca', 'konut', '2026-01-01', 1_200),
  commission('karaca', 'konut', second, 2_200),
  commission('karaca', 'dask', second, 500),
  commission('karaca', 'ferdi', '2026-02-01', 0),
  commission('yedicam', 'kasko', '2026-01-01', 2_500),
  ofPartner('liman', second, 9_000),
  ofPartner('liman', '2026-01-01', 5_000),
  ofPartner('liman', ten, 2_500),
];

/** A policy for a price of 10,000 of which nothing went back, and to whom it is owed. */
const shared = (
  name: string,
  order: Row,
  lines: readonly Line[],
  { price = 10_000, ...charge }: Row & { price?: number } = {},
): string[] => [
  ...stands(name, { ...kept, ...order }, { ...charge, price, paid: price }),
  ...paid(name, price),
  ...entry('in-force', `o-${name}`, `o-${name}`, [['buyer', `o-${name}`, price], ...lines]),
];

const karaca = { insurer_id: 'karaca', partner_id: 'liman' } as const;
const ofKaraca = (insurer: number, ours: number, theirs: number): Line[] =>
  (
    [
      ['insurer', 'karaca', -insurer],
      ['commission', 'karaca', -ours],
      ['partner', 'liman', -theirs],
    ] as const
  ).filter(([, , minor]) => minor !== 0);

export const shopShares: readonly string[] = [
  ...terms,
  ...shared('no-terms', { insurer_id: 'yedicam' }, [['insurer', 'yedicam', -10_000]]),
  ...shared(
    'no-partner',
    { partner_id: 'default' },
    [
      ['insurer', 'turnagol', -90_000_000],
      ['commission', 'turnagol', -10_000_000],
    ],
    { price: 100_000_000 },
  ),
  /* 15 %, and a quarter of it: terms count from their first moment */
  ...shared('at-ten', karaca, ofKaraca(8_500, 1_125, 375)),
  /* 8 %, and half of it: newer ones change nothing of what was paid */
  ...shared('at-nine', karaca, ofKaraca(9_200, 400, 400), { charged_at: nine }),
  ...shared('own', { ...karaca, product: 'kasko' }, ofKaraca(8_000, 1_500, 500)),
  ...shared('own-at-ten', { ...karaca, product: 'konut' }, ofKaraca(9_000, 750, 250)),
  ...shared('own-at-nine', { ...karaca, product: 'konut' }, ofKaraca(8_800, 600, 600), {
    charged_at: nine,
  }),
  ...shared('own-to-come', { ...karaca, product: 'dask' }, ofKaraca(8_500, 1_125, 375)),
  ...shared('own-nothing', { ...karaca, product: 'ferdi' }, ofKaraca(10_000, 0, 0)),
  ...shared('no-hour', karaca, ofKaraca(10_000, 0, 0), { charged_at: null }),
  /* 1,000.3 of 10,003, and half of 1,000 */
  ...stands('down', kept, { discount: 3 }),
  ...paid('down'),
  ...entry('in-force', 'o-down', 'o-down', [
    ['buyer', 'o-down', 10_000],
    ['coupon', 'o-down', 3],
    ['insurer', 'turnagol', -9_003],
    ['commission', 'turnagol', -500],
    ['partner', 'kaya', -500],
  ]),
  /* 2,000.5 of 20,005 cents, and 1,000.5 of 2,001 */
  ...stands('cents', { ...kept, offer: { currencyPrice: { minor: 20_005, currency: 'USD' } } }, {}),
  ...paid('cents'),
  ...entry('in-force', 'o-cents', 'o-cents', [
    ['buyer', 'o-cents', 10_000],
    ['fx', 'USD', -10_000],
    ['fx', 'USD', 20_005, 'USD'],
    ['insurer', 'turnagol', -18_004, 'USD'],
    ['commission', 'turnagol', -1_000, 'USD'],
    ['partner', 'kaya', -1_001, 'USD'],
  ]),
];
