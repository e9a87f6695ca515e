import { untilBegun } from '@sigorta/product-kit/cancellation';
import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { byPapers, contactFields, ownerFields } from '../_family/fields.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { journeyFields, vehicleFields } from './fields.ts';

export const greenCard = defineProduct({
  id: 'green-card',
  family: 'vehicle',
  order: 190,
  categoryName: 'Yeşil Kart',
  paths: {
    form: '/yesil-kart-sigortasi',
    offers: '/yesil-kart-teklifler',
    particulars: '/yesil-kart-kisiler',
    payment: '/yesil-kart-odeme-yap',
    policy: '/yesil-kart-police-pdf',
  },
  steps: [
    { id: 'journey', kind: 'fields', fields: journeyFields },
    { id: 'vehicle', kind: 'fields', fields: vehicleFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: ownerFields },
  consents: saleConsents,
  payment: { threeDSecure: false },
  cancellation: untilBegun,
  register: { by: byPapers, fills: [{ fact: 'vehicleType', field: 'vehicleType' }] },
  currency: 'EUR',
  coverages,
  summary: ['plate', 'vehicleType', 'country', 'period', 'beginDate'],
  documentFacts: ['licenceSerial'],
  boughtFor: ['green-card'],
  claim: { as: 'abroad', days: 10 },
  example: {
    answers: ({ today }) => ({
      country: '276',
      period: 'm1',
      beginDate: addDays(today, 10),
      vehicleType: 'car',
    }),
    told: ['country', 'period'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
