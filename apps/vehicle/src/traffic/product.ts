import { usualTerms } from '@sigorta/product-kit/cancellation';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { byPapers, contactFields, ownerFields } from '../_family/fields.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { historyFields, stepLadder, stepNames, vehicleFields } from './fields.ts';

export const traffic = defineProduct({
  id: 'traffic',
  family: 'vehicle',
  order: 20,
  categoryName: 'Trafik Sigortası',
  paths: {
    form: '/trafik-sigortasi',
    offers: '/trafik-teklifleri',
    particulars: '/trafik-kisiler',
    payment: '/trafik-odeme-yap',
    policy: '/trafik-police-pdf',
  },
  steps: [
    { id: 'vehicle', kind: 'fields', fields: vehicleFields },
    { id: 'history', kind: 'fields', fields: historyFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: ownerFields },
  consents: saleConsents,
  payment: { threeDSecure: false },
  cancellation: {
    ...usualTerms,
    reasons: { from: 'after-withdrawal', oneOf: ['vehicle-sold', 'vehicle-scrapped', 'insured-twice'] },
  },
  /* insurers' prices for the next year count from the fourteenth day before the end (FACTS.md of the family) */
  renewal: { daysBefore: [14, 7], thing: ['plate'], ladder: stepLadder },
  register: {
    by: byPapers,
    fills: [
      { fact: 'vehicleType', field: 'vehicleType' },
      { fact: 'province', field: 'province' },
      { fact: 'noClaimsStep', field: 'noClaimsStep', as: stepNames },
    ],
  },
  currency: 'TRY',
  coverages,
  summary: ['plate', 'vehicleType', 'noClaimsStep', 'beginDate'],
  documentFacts: ['licenceSerial', 'province'],
  claim: { as: 'liability', days: 10 },
  example: {
    answers: ({ today }) => ({
      vehicleType: 'car',
      province: '34',
      noClaimsStep: 'unknown',
      beginDate: addDays(today, 3),
    }),
    told: ['vehicleType', 'province'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
