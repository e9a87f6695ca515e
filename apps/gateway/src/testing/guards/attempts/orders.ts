import { add, type Row, step } from '../rows.ts';
import { stays, type Trial, trialsOf } from '../trials.ts';

/** An order beside the others, of an offer of its own. */
const another = (own: Row): string =>
  add('purchase_order', { id: 'x', offer_id: 'x', quote_id: 'q-x', ...own });
const offered = (own: Row): string =>
  add('offer', { id: 'x', quote_id: 'q-open', insurer_id: 'yedicam', ...own });

export const ofOrders: readonly Trial[] = [
  ...trialsOf('offer', {
    offer_pkey: { refused: { 'a second one of its name': offered({ id: 'o-open' }) } },
    offer_quote_id_insurer_id_key: {
      refused: { 'a second one of an insurer': offered({ insurer_id: 'turnagol' }) },
      allowed: { 'one of another insurer': offered({}) },
    },
    offer_insurer_id_fkey: { refused: { 'of nobody': offered({ insurer_id: 'nobody' }) } },
    offer_quote_id_fkey: { refused: { 'of no quote': offered({ quote_id: 'none' }) } },
    offer_currency_check: {
      refused: { 'in pounds': offered({ currency: 'GBP' }) },
      allowed: { 'in euro': offered({ currency: 'EUR' }), 'in dollar': offered({ currency: 'USD' }) },
    },
    offer_price_check: {
      refused: { 'below nothing': offered({ price: -1 }) },
      allowed: { 'for nothing': offered({ price: 0 }) },
    },
    offer_currency_price_check: {
      refused: { 'below nothing': offered({ currency_price: -1 }) },
      allowed: { 'for nothing': offered({ currency_price: 0 }) },
    },
  }),
  ...trialsOf('purchase', {
    purchase_stays: stays('purchase', [add('purchase', { id: 'x' }), `id = 'x'`]),
    purchase_pkey: { refused: { 'a second one of a quote': add('purchase', { id: 'q-open' }) } },
  }),
  ...trialsOf('purchase_order', {
    purchase_order_stays: stays('purchase_order', [another({}), `id = 'x'`], true),
    purchase_order_pkey: { refused: { 'a second one of its name': another({ id: 'o-open' }) } },
    purchase_order_offer_id_key: { refused: { 'a second one of an offer': another({ offer_id: 'o-open' }) } },
    order_one_of_quote: {
      refused: {
        'a second one that is fulfilled': another({ quote_id: 'q-stands', goal: 'fulfil' }),
        'one that is fulfilled after another': [
          another({ quote_id: 'q-stands' }),
          step('purchase_order', `id = 'x'`, `goal = 'fulfil'`),
        ],
      },
      allowed: {
        'one that is open beside it': another({ quote_id: 'q-stands' }),
        'one that goes back beside it': another({ quote_id: 'q-stands', goal: 'undo' }),
      },
    },
    purchase_order_goal_check: {
      refused: { 'with another goal': another({ goal: 'close' }) },
      allowed: Object.fromEntries(['open', 'fulfil', 'undo'].map((goal) => [goal, another({ goal })])),
    },
    purchase_order_give_check: {
      refused: { 'gives half': another({ give: 'half' }) },
      allowed: { 'gives all': another({ give: 'all' }), 'gives what comes': another({ give: 'insurer' }) },
    },
    purchase_order_kind_check: {
      refused: { 'of another kind': another({ kind: 'loan' }) },
      allowed: { 'a payment': another({ kind: 'payment' }) },
    },
    purchase_order_pinned: {
      refused: { 'of no release': another({ release: null }) },
      allowed: { 'a payment of none': another({ release: null, kind: 'payment' }) },
    },
    purchase_order_pin: {
      refused: { 'another release': step('purchase_order', `id = 'o-open'`, `release = 'travel@1'`) },
      allowed: { 'the same release': step('purchase_order', `id = 'o-open'`, 'release = release') },
      says: /began under stays/,
    },
    purchase_order_firm: {
      refused: {
        'of an offer without a firm price': [offered({ is_firm: false }), another({ quote_id: 'q-open' })],
        'of another price than was made firm': [
          offered({ firmed_at: '2026-11-20', insurer_quote_no: 'n2' }),
          another({ quote_id: 'q-open' }),
        ],
      },
      allowed: {
        'of the price that was made firm': [
          offered({ firmed_at: '2026-11-20' }),
          another({ quote_id: 'q-open' }),
        ],
        'of a price that was firm at once': [
          offered({ insurer_quote_no: 'n2' }),
          another({ quote_id: 'q-open' }),
        ],
      },
      says: /is not firm/,
    },
  }),
];
