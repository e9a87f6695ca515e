import { bornYearsAgo } from '@sigorta/product-kit/born-years-ago';
import { untilBegun } from '@sigorta/product-kit/cancellation';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { tripNotLongerThan } from '@sigorta/product-kit/rules/trip-length';
import { addDays } from '@sigorta/validators/iso-date';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, insuredFields, tripFields } from './fields.ts';

const longestTrip = 60;

export const travelSupport = defineProduct({
  id: 'travel-support',
  family: 'travel',
  order: 130,
  categoryName: 'Seyahat Destek Paketi',
  /* decision 18 */
  paths: {
    form: '/seyahat-destek-paketi',
    offers: '/seyahat-destek-paketi-teklifler',
    particulars: '/seyahat-destek-paketi-kisiler',
    payment: '/seyahat-destek-paketi-odeme-yap',
    policy: '/seyahat-destek-paketi-police-pdf',
  },
  steps: [
    { id: 'trip', kind: 'fields', fields: tripFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 10, fields: insuredFields },
  rules: [tripNotLongerThan(longestTrip, 'rule.tripTooLong'), nobodyTwice('rule.samePerson')],
  consents: saleConsents,
  payment: { threeDSecure: false },
  cancellation: untilBegun,
  currency: 'TRY',
  coverages,
  longestCover: longestTrip,
  summary: ['area', 'beginDate', 'endDate', 'tripCost'],
  claim: { as: 'trip' },
  example: {
    answers: ({ today }) => ({
      area: 'europe',
      tripCost: 60_000,
      beginDate: addDays(today, 30),
      endDate: addDays(today, 39),
      insured: [{ birthDate: bornYearsAgo(today, 40) }],
    }),
    told: ['area'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
