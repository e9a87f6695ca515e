import { add } from '../rows.ts';
import { changed, type Fault, faultsOf, forgotten, kurus, line, made, of, without } from './planted.ts';

const premiumGone = (order: string): string[] =>
  ['insurer', 'commission', 'partner'].map((account) => without(account, order));

const ofThird = of('in-force', 'o-third');
const ofForeign = of('in-force', 'o-foreign');

export const premiumFaults: readonly Fault[] = faultsOf({
  'premium-owed': {
    'a kuruş too much': [
      kurus('insurer', 'turnagol', of('in-force', 'o-part'), { minor: -1 }),
      'q-part | o-part: 10001 TRY, should be 10000 TRY',
    ],
    'a cent of one in euro': [
      kurus('partner', 'kaya', of('charged', 'a-foreign'), { currency: 'EUR' }),
      'q-foreign | o-foreign: 19999 EUR, should be 20000 EUR',
    ],
    'a premium that nobody is owed': [premiumGone('o-part'), 'q-part | o-part: 0 , should be 10000 TRY'],
    'a cent of a premium in lira': [
      kurus('insurer', 'turnagol', of('in-force', 'o-part'), { currency: 'EUR' }),
      'q-part | o-part: -1 EUR, should be 0 ',
    ],
    'one of which the insurer keeps a share': [
      kurus('insurer', 'turnagol', of('ended', 'o-odd'), { minor: 5 }),
      'q-odd | o-odd: 8955 TRY, should be 8960 TRY',
    ],
    'a kuruş of an order that is not settled': [
      kurus('insurer', 'turnagol', of('charged', 'a-refused'), { minor: -1 }),
      'q-refused | o-refused: 1 TRY, should be 0 ',
    ],
    'one of a purchase that is not written': [
      made('charged', 'a-old', 'o-old', [line('900', 1, 'insurer', 'turnagol', 5)]),
      ' | o-old: -5 TRY, should be 0 ',
    ],
    'a premium of a policy that nobody paid': [
      [
        add('policy', { order_id: 'o-open', state: 'ISSUED', phase: null, policy_no: 'x' }),
        ...made('in-force', 'o-open', 'o-open', [line('900', 1, 'insurer', 'turnagol', -5)]),
      ],
      'q-open | o-open: 5 TRY, should be 0 ',
    ],
    'a part of it that went back although the policy stands': [
      kurus('insurer', 'turnagol', of('refund-done', 'r-part'), { minor: 2_000 }),
      'q-part | o-part: 8000 TRY, should be 10000 TRY',
    ],
    'nothing of a policy that ended wholly and was never written': [
      [...forgotten('in-force', 'o-more'), ...forgotten('ended', 'o-more')],
    ],
    'nothing of what we paid': [kurus('insurer', 'turnagol', of('party-paid', 'v1'))],
    'nothing of its kuruş in another account': [kurus('coupon', 'turnagol')],
  },
  exchange: {
    'a kuruş more': [
      kurus('fx', 'EUR', ofForeign, { minor: -1 }),
      'q-foreign | o-foreign: 1000001 TRY, 20000 EUR, should be 1000000 TRY, 20000 EUR',
    ],
    'a cent more': [
      kurus('fx', 'EUR', ofForeign, { currency: 'EUR' }),
      'q-foreign | o-foreign: 1000000 TRY, 20001 EUR, should be 1000000 TRY, 20000 EUR',
    ],
    'a cent less': [
      kurus('fx', 'EUR', ofForeign, { minor: -1, currency: 'EUR' }),
      'q-foreign | o-foreign: 1000000 TRY, 19999 EUR, should be 1000000 TRY, 20000 EUR',
    ],
    /* two thirds of 1,010,000 and of 20,000, less the third of a kuruş by which a third is too little */
    'some kuruş of what is kept': [
      kurus('fx', 'EUR', ofThird, { minor: 5 }),
      'q-third | o-third: 673329 TRY, 13333 EUR, should be 673334 TRY, 13333 EUR',
    ],
    'nothing that stands for it': [
      without('fx', 'o-foreign'),
      'q-foreign | o-foreign: 0 TRY, 0 EUR, should be 1000000 TRY, 20000 EUR',
    ],
    'no lira': [
      without('fx', 'o-foreign', `and currency = 'TRY'`),
      'q-foreign | o-foreign: 0 TRY, 20000 EUR, should be 1000000 TRY, 20000 EUR',
    ],
    'no currency': [
      without('fx', 'o-foreign', `and currency = 'EUR'`),
      'q-foreign | o-foreign: 1000000 TRY, 0 EUR, should be 1000000 TRY, 20000 EUR',
    ],
    'nothing where all went back': [
      [changed('cancellation', `id = 'c-third'`, { refund: 1_000_000 }), without('fx', 'o-third')],
    ],
    'nothing of a premium in lira': [kurus('fx', 'EUR', of('in-force', 'o-part'))],
    'nothing of its kuruş in another account': [kurus('coupon', 'EUR', ofForeign)],
  },
});
