import { schengenCode, schengenMembers } from '@sigorta/lookups/schengen';
import { bornYearsAgo } from '@sigorta/product-kit/born-years-ago';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { tripNotLongerThan } from '@sigorta/product-kit/rules/trip-length';
import { addDays } from '@sigorta/validators/iso-date';
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
    particulars: '/yurtdisi-kisiler',
    payment: '/yurtdisi-odeme-yap',
    policy: '/yurtdisi-police-pdf',
  },
  steps: [
    { id: 'trip', kind: 'fields', fields: tripFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 10, fields: insuredFields },
  longestCover: longestTrip,
  rules: [tripNotLongerThan(longestTrip, 'rule.tripTooLong'), nobodyTwice('rule.samePerson')],
  advice: [
    {
      field: 'country',
      when: [
        { field: 'purpose', is: ['visa'] },
        { field: 'country', is: schengenMembers.map(String) },
      ],
      text: 'advice.visaArea',
      set: { country: String(schengenCode) },
    },
  ],
  consents: saleConsents,
  payment: { threeDSecure: true },
  currency: 'EUR',
  coverages,
  summary: ['region', 'country', 'tripType', 'beginDate', 'endDate'],
  boughtFor: ['schengen-visa'],
  treats: true,
  claim: { as: 'treatment' },
  example: {
    answers: ({ today }) => ({
      tripType: 'round',
      region: 'europe',
      purpose: 'visa',
      country: String(schengenCode),
      beginDate: addDays(today, 14),
      endDate: addDays(today, 21),
      insured: [{ birthDate: bornYearsAgo(today, 40) }],
    }),
    told: ['country'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
