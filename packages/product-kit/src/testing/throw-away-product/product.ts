import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { nationalId } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';
import { defineProduct } from '@sigorta/product-kit/product';

const same = (text: string) => ({ tr: text, en: text, ru: text, ar: text });

/** Umbrella insurance: copied into a family by tests to show that a product needs nothing but its folder. */
export const throwAwayProduct = defineProduct({
  id: 'throw-away-product',
  family: 'travel',
  order: 990,
  categoryName: 'Şemsiye Deneme',
  paths: {
    form: '/semsiye-deneme',
    offers: '/semsiye-deneme-teklifler',
    payment: '/semsiye-deneme-odeme-yap',
    policy: '/semsiye-deneme-police-pdf',
  },
  steps: [
    {
      id: 'umbrella',
      kind: 'fields',
      fields: [
        {
          kind: 'choice',
          name: 'size',
          for: 'price',
          wire: 'boyut',
          options: [
            { value: 'small', wire: 1 },
            { value: 'large', wire: 2 },
          ],
        },
        { kind: 'text', name: 'colour', wire: 'renk', max: 20, when: { field: 'size', is: ['large'] } },
        beginDate(),
        endDate(),
      ],
    },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: [mobilePhone(), email()] },
  ],
  insured: { min: 1, max: 2, fields: [firstName(), lastName(), birthDate({ maxAge: 90 }), nationalId()] },
  consents: [
    { id: 'information-text', at: 'form', required: true },
    { id: 'personal-data', at: 'form', required: false },
    { id: 'pre-information', at: 'payment', required: true },
    { id: 'distance-sales-contract', at: 'payment', required: true },
    { id: 'special-terms', at: 'payment', required: true },
  ],
  payment: { threeDSecure: false },
  currency: 'TRY',
  coverages: ['rain', 'wind', 'loss'],
  summary: ['size', 'beginDate', 'endDate'],
  card: {
    name: same('Şemsiye Deneme'),
    menu: same('Şemsiye deneme'),
    text: same('Yağmurda şemsiye güvencesi.'),
    title: same('Şemsiye deneme sigortası'),
    description: same('Testlerin ekleyip sildiği deneme ürünü.'),
  },
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
