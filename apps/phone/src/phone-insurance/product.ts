import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { contactFields, deviceFields, ownerFields } from '../_family/fields.ts';
import { renewal } from '../_family/renewal.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';

export const phoneInsurance = defineProduct({
  id: 'phone-insurance',
  family: 'phone',
  order: 110,
  categoryName: 'Cep Telefonu Sigortası',
  paths: {
    form: '/cep-telefonu-sigortasi',
    offers: '/cep-telefonu-teklifler',
    particulars: '/cep-telefonu-kisiler',
    payment: '/cep-telefonu-odeme-yap',
    policy: '/cep-telefonu-police-pdf',
  },
  steps: [
    { id: 'device', kind: 'fields', fields: deviceFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: ownerFields },
  consents: saleConsents,
  payment: { threeDSecure: false },
  claim: { as: 'device' },
  currency: 'TRY',
  coverages,
  summary: ['brand', 'model', 'isNewDevice'],
  documentFacts: ['imei'],
  renewal,
  example: {
    answers: () => ({ brand: '2', model: '135', isNewDevice: true }),
    told: ['model'],
  },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
