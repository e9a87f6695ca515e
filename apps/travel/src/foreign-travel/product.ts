import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { tripNotLongerThan } from '@sigorta/product-kit/rules/trip-length';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, insuredFields, tripFields } from './fields.ts';

const longestTrip = 92;

export const foreignTravel = defineProduct({
  id: 'foreign-travel',
  family: 'travel',
  order: 10,
  categoryName: 'Yurt Dışı Seyahat Sağlık',
  paths: {
    form: '/yurt-disi-seyahat',
    offers: '/yurtdisi-teklifler',
    payment: '/yurtdisi-odeme-yap',
    policy: '/yurtdisi-police-pdf',
  },
  steps: [
    { id: 'trip', kind: 'fields', fields: tripFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 10, fields: insuredFields },
  rules: [tripNotLongerThan(longestTrip, 'rule.tripTooLong'), nobodyTwice('rule.samePerson')],
  consents: saleConsents,
  payment: { threeDSecure: true },
  currency: 'EUR',
  coverages,
  summary: ['region', 'country', 'tripType', 'beginDate', 'endDate'],
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
