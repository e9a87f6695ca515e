import { defineProduct } from '@sigorta/product-kit/product';
import { usualDaysBefore } from '@sigorta/product-kit/renewal/renewal';
import { noBannedBreed } from './banned-breeds.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, ownerFields, petFields, policyFields } from './fields.ts';

export const pet = defineProduct({
  id: 'pet',
  family: 'pet',
  order: 90,
  categoryName: 'Evcil Hayvan Sigortası',
  paths: {
    form: '/pati-sigortasi',
    offers: '/pati-teklifler',
    particulars: '/pati-kisiler',
    payment: '/pati-odeme-yap',
    createPolicy: '/pati-police',
    policy: '/pati-police-pdf',
  },
  aliases: ['/paw-insurance'],
  steps: [
    { id: 'pet', kind: 'fields', fields: petFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: ownerFields },
  createPolicy: { fields: policyFields },
  rules: [noBannedBreed('rule.bannedBreed')],
  consents: [
    { id: 'information-text', at: 'form', required: true },
    { id: 'personal-data', at: 'form', required: false },
    { id: 'accuracy', at: 'form', required: true },
    { id: 'pet-personal-data', at: 'form', required: false },
    { id: 'satisfaction-survey-abroad', at: 'form', required: false },
    { id: 'commercial-messages', at: 'form', required: false },
    { id: 'pre-information', at: 'payment', required: true },
    { id: 'distance-sales-contract', at: 'payment', required: true },
    { id: 'special-terms', at: 'payment', required: true },
  ],
  payment: { threeDSecure: false },
  renewal: { daysBefore: usualDaysBefore, thing: ['species', 'petName'], ages: ['petAge'] },
  currency: 'TRY',
  coverages,
  summary: ['petName', 'species', 'breed'],
  documentFacts: ['petAge', 'petGender', 'petColour'],
  claim: { as: 'pet' },
  example: {
    answers: () => ({ species: 'dog', breed: '42', petAge: 3 }),
    told: ['species', 'breed'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
