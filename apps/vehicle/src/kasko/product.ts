import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { usualDaysBefore } from '@sigorta/product-kit/renewal/renewal';
import { addDays } from '@sigorta/validators/iso-date';
import { byPapers, contactFields, ownerFields } from '../_family/fields.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { carFields, coverFields, discountLadder, historyFields } from './fields.ts';
import { modelYearNotAhead } from './model-year.ts';
import { usualCar } from './usual-car.ts';

export const kasko = defineProduct({
  id: 'kasko',
  family: 'vehicle',
  order: 50,
  categoryName: 'Kasko',
  paths: {
    form: '/kasko',
    offers: '/kasko-teklifleri',
    particulars: '/kasko-kisiler',
    payment: '/kasko-odeme-yap',
    policy: '/kasko-police-pdf',
  },
  steps: [
    { id: 'car', kind: 'fields', fields: carFields },
    { id: 'cover', kind: 'fields', fields: coverFields },
    { id: 'history', kind: 'fields', fields: historyFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: ownerFields },
  rules: [modelYearNotAhead],
  consents: saleConsents,
  payment: { threeDSecure: false },
  renewal: { daysBefore: usualDaysBefore, thing: ['plate'], ladder: discountLadder },
  register: {
    by: byPapers,
    fills: [
      { fact: 'makeAndModel', field: 'makeAndModel' },
      { fact: 'modelYear', field: 'modelYear' },
      { fact: 'valueBand', field: 'valueBand' },
      { fact: 'usage', field: 'usage' },
    ],
  },
  currency: 'TRY',
  coverages,
  summary: ['plate', 'makeAndModel', 'modelYear', 'coverType', 'beginDate'],
  documentFacts: ['licenceSerial', 'valueBand', 'usage', 'glass', 'replacementCar', 'noClaims'],
  claim: { as: 'collision', days: 5 },
  example: {
    answers: ({ today }) => ({
      modelYear: Number(today.slice(0, 4)) - 3,
      ...usualCar,
      beginDate: addDays(today, 5),
    }),
    told: ['coverType', 'valueBand'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
