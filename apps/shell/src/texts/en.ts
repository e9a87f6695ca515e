import type { tr } from './tr.ts';

export const en = {
  'page.loading': 'Opening the page',
  'header.menu': 'Menu',
  'header.products': 'Products',
  'header.otherProducts': 'Other products',
  'header.language': 'Language',
  'header.call': 'Call us',
  'header.home': '{{name}}, home page',
  'footer.products': 'Products',
  'footer.contact': 'Contact us',
  'footer.languages': 'Languages',
  'footer.about':
    '{{name}} brings together the insurers that make you an offer. The contract is with the company that issues your policy.',
  'footer.copyright': '© {{year}} {{name}}',
  'home.title': '{{name}}: compare insurance offers in Türkiye',
  'home.description':
    'Fill in one form, see the offers of several insurers side by side, pay by card and get your policy as a PDF by e-mail.',
  'home.headline': 'Choose your insurance, see the offers side by side.',
  'home.lead':
    'Fill in one form and let the insurers name their price. Comparing is free; you only buy if you like what you see.',
  'home.picker.label': 'Which insurance?',
  'home.picker.action': 'Get offers',
  'home.promise.order': 'Sorted by price, never by commission.',
  'home.promise.card': 'We do not keep your card details.',
  'home.promise.document': 'Your policy arrives by e-mail as a PDF.',
  'home.products.title': 'What shall we protect?',
  'home.products.all': 'Show all products',
  'home.products.fewer': 'Show fewer',
  'home.steps.title': 'A policy in three steps.',
  'home.steps.1.title': 'Tell us the details',
  'home.steps.1.text': 'We ask only what the price needs. If you stop half way, your draft waits for you.',
  'home.steps.2.title': 'Compare',
  'home.steps.2.text': 'See cover, excess and price in the same row. Where offers differ, we mark it.',
  'home.steps.3.title': 'Pay by card',
  'home.steps.3.text':
    'In one payment or in instalments. The amount you see is charged, then your policy is issued.',
  'home.insurers.title': 'The insurers in the bazaar',
  'home.insurers.text': 'Offers come straight from the insurer, who also issues your policy.',
  'home.why.title': 'Why {{name}}?',
  'home.why.product.title': 'The right product',
  'home.why.product.text':
    'We explain cover in plain words: what is paid, what is not, and what stays with you.',
  'home.why.price.title': 'An open price',
  'home.why.price.text':
    'The currency amount, the rate and its date stand beside the price. Nothing is added later.',
  'home.why.service.title': 'There after the sale',
  'home.why.service.text':
    'For claims, changes and cancellation you call the same number. You can withdraw within 14 days.',
  'not-found.title': 'We could not find that page',
  'not-found.text':
    'The address may have changed or been mistyped. You can go on from one of these products.',
  'not-found.home': 'Back to the home page',
} satisfies Record<keyof typeof tr, string>;
