import { add } from '../rows.ts';
import { changed, type Fault, faultsOf, forgotten, gone, kurus, line, made, of } from './planted.ts';

/** What is held of nobody, of an order that nothing is to be held of, and what is not held although it should be. */
export const accountFaults: readonly Fault[] = faultsOf({
  'buyer-account': {
    'a kuruş of nobody’s': [kurus('buyer', 'nobody'), ' | nobody: 1, should be 0'],
    'one of an order without a charge': [kurus('buyer', 'o-waits'), 'q-waits | o-waits: 1, should be 0'],
    'a buyer who is owed nothing': [gone('buyer', 'o-differs'), 'q-differs | o-differs: 0, should be -10000'],
    'a second payment that is not owed': [
      gone('buyer', 'o-double', `and minor = -4000`),
      'q-double | o-double: 0, should be -4000',
    ],
    'a payment that is to be undone and owed to its buyer': [
      kurus('buyer', 'o-undone', of('charged', 'a-undone'), { minor: -7_000 }),
      'q-undone | o-undone: -7000, should be 0',
    ],
    'nothing where nothing is written of a settled order': [
      [...forgotten('charged', 'a-lira'), ...forgotten('in-force', 'o-lira')],
    ],
  },
  'collected-account': {
    'a kuruş of nobody’s': [kurus('collected', 'nobody'), ' | nobody: 1, should be 0'],
    'a kuruş of an order with a policy': [kurus('collected', 'o-part'), 'q-part | o-part: 1, should be 0'],
    'a payment that brought nothing': [
      gone('collected', 'o-unsaid'),
      'q-unsaid | o-unsaid: 0, should be -7000',
    ],
    'a payment that was undone and kept': [
      forgotten('given-up', 'o-undone'),
      'q-undone | o-undone: -7000, should be 0',
    ],
    'one that went back and was kept': [
      forgotten('given-up', 'o-unsaid-back'),
      'q-unsaid-back | o-unsaid-back: -7000, should be 0',
    ],
    'a second payment that was kept': [
      kurus('collected', 'o-paid-twice', of('charged', 'a-second'), { minor: -7_000 }),
      'q-paid-twice | o-paid-twice: -14000, should be -7000',
    ],
  },
  'refund-account': {
    'a kuruş of one that did not go yet': [
      kurus('refund', 'r-quarter'),
      'q-quarter | r-quarter: -2499, should be -2500',
    ],
    'one that is not owed': [gone('refund', 'r-quarter'), 'q-quarter | r-quarter: 0, should be -2500'],
    'one that went, and the account does not know': [
      forgotten('refund-done', 'r-part'),
      'q-part | r-part: -2000, should be 0',
    ],
    'nothing of one that went and was never written': [
      [...forgotten('refund-reserved', 'r-part'), ...forgotten('refund-done', 'r-part')],
    ],
    'nothing of its kuruş in another account': [kurus('bank', 'r-quarter')],
  },
  'party-paid': {
    'a payment that is not written': [forgotten('party-paid', 'v-4'), ' | partner kaya: 0, should be 25'],
    'one of a kuruş': [
      add('payable_payment', {
        ...{ id: 'x', kind: 'partner', party: 'another', amount: 1 },
        ...{ reference: 'x', proposal_id: 'k-open' },
      }),
      ' | partner another: 0, should be 1',
    ],
    'a kuruş to nobody': [
      made('party-paid', 'x', null, [line('900', 1, 'partner', 'nobody', 1)]),
      ' | partner nobody: 1, should be 0',
    ],
    'another currency': [
      `update ledger_line set currency = 'USD' where entry_id = ${of('party-paid', 'v-3')} and account = 'insurer'`,
      ' | insurer turnagol: 0, should be 40',
      ' | insurer turnagol: 40, should be 0',
    ],
    'nothing of what an insurer is owed otherwise': [kurus('insurer', 'turnagol')],
    'nothing of another side of a payment': [kurus('bank', 'ours', of('party-paid', 'v1'))],
  },
  'coupon-account': {
    'a kuruş of nobody’s': [kurus('coupon', 'nobody'), ' | nobody: 1, should be 0'],
    'one too little': [
      kurus('coupon', 'o-stands', of('in-force', 'o-stands'), { minor: -1 }),
      'q-stands | o-stands: 999, should be 1000',
    ],
    'a coupon that we do not pay': [gone('coupon', 'o-quarter'), 'q-quarter | o-quarter: 0, should be 750'],
    /* 3.5 kuruş are told as four, and 3 or 4 would be right */
    'more than half of one': [
      kurus('coupon', 'o-half', of('in-force', 'o-half'), { minor: 5 }),
      'q-half | o-half: 8, should be 4',
    ],
    'a coupon of a second payment': [
      kurus('coupon', 'o-double', of('in-force', 'o-double'), { minor: 50 }),
      'q-double | o-double: 50, should be 0',
    ],
    'nothing of its kuruş in another account': [kurus('fx', 'o-stands')],
    'nothing where all went back': [
      [changed('cancellation', `id = 'c-half'`, { refund: 10_000 }), gone('coupon', 'o-half')],
    ],
  },
});
