import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import { beginDate, country, region } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';

const everywhere = { tr: 'Deneme', en: 'Trial', ru: 'Проба', ar: 'تجربة' };

/** A small declaration with every trait the form cares about: parents, conditions, sensitive fields, persons. */
export const sampleProduct: Product = {
  id: 'sample-trip',
  family: 'travel',
  order: 1,
  categoryName: 'Deneme',
  paths: {
    form: '/deneme',
    offers: '/deneme-teklifler',
    payment: '/deneme-odeme',
    policy: '/deneme-police',
  },
  steps: [
    { id: 'trip', kind: 'fields', fields: [region(), country(), beginDate()] },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: [mobilePhone(), email()] },
  ],
  insured: { min: 1, max: 3, fields: [firstName(), birthDate(), ...idOrPassport()] },
  consents: [],
  payment: { threeDSecure: true },
  currency: 'EUR',
  coverages: [],
  summary: ['region'],
  card: { name: everywhere, menu: everywhere, text: everywhere, title: everywhere, description: everywhere },
  images: { scene: 'scene.svg', icon: 'icon.svg' },
};
