import { bornYearsAgo } from '@sigorta/product-kit/born-years-ago';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { tripNotLongerThan } from '@sigorta/product-kit/rules/trip-length';
import { addDays } from '@sigorta/validators/iso-date';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, insuredFields, tripFields } from './fields.ts';

const longestTrip = 30;

export const domesticTravel = defineProduct({
  id: 'domestic-travel',
  family: 'travel',
  order: 40,
  categoryName: 'Yurt İçi Seyahat Sağlık',
  paths: {
    form: '/yurt-ici-seyahat',
    offers: '/yurtici-teklifler',
    particulars: '/yurtici-kisiler',
    payment: '/yurtici-odeme-yap',
    policy: '/yurtici-police-pdf',
  },
  steps: [
    { id: 'trip', kind: 'fields', fields: tripFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 10, fields: insuredFields },
  longestCover: longestTrip,
  rules: [tripNotLongerThan(longestTrip, 'rule.tripTooLong'), nobodyTwice('rule.samePerson')],
  consents: saleConsents,
  payment: { threeDSecure: false },
  currency: 'TRY',
  coverages,
  summary: ['tripType', 'beginDate', 'endDate'],
  treats: true,
  claim: { as: 'treatment' },
  example: {
    answers: ({ today }) => ({
      beginDate: addDays(today, 7),
      endDate: addDays(today, 11),
      insured: [{ birthDate: bornYearsAgo(today, 40), idKind: 'nationalId' }],
    }),
    told: [],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
