import type { tr } from './tr.ts';

export const en = {
  title: 'About us: how {{name}} works',
  description:
    'How {{name}} compares insurance offers, on whose behalf it sells, and how it protects your data and your payment.',
  headline: 'See every stall of the bazaar side by side.',
  lead: '{{name}} gathers insurers’ offers with one form and shows them in the same rows. We aren’t an insurer; we’re an intermediary. The insurer you choose issues your policy.',
  'how.title': 'How we work',
  'how.compare.title': 'We ask everyone the same question',
  'how.compare.text':
    'Your form goes to every insurer that sells the product, at the same moment. Offers are sorted by price; commission doesn’t change the order.',
  'how.plain.title': 'We also say what isn’t covered',
  'how.plain.text':
    'The excess, waiting periods and exclusions are shown beside the cover, so you don’t have to hunt through small print.',
  'how.price.title': 'The amount you see is what we charge',
  'how.price.text':
    'For products priced in foreign currency you see the rate, its date and the amount in lira together. If the price changes, we show old and new side by side and ask you again.',
  'how.data.title': 'We ask for data to get an offer, not to keep it',
  'how.data.text':
    'We ask only for what’s needed for a price. Your card number is never stored in our records. The data notice lists your rights; requests are answered within 30 days.',
  'rights.title': 'Changing your mind should be easy too',
  'rights.text':
    'If you cancel before cover begins, you get back everything you paid. Once it has begun, how much comes back depends on the product: the contract says how much before you buy, and your policy page afterwards. We pass your notice to the insurer within 10 days.',
  'action.contact': 'Write to us',
  'action.products': 'See the products',
} satisfies Record<keyof typeof tr, string>;
