import { saleConsents } from '@sigorta/product-kit/consents';
import { defineProduct } from '@sigorta/product-kit/product';
import { usualDaysBefore } from '@sigorta/product-kit/renewal/renewal';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, coverFields, holderFields, homeFields, sumFields } from './fields.ts';
import { daskFirst } from './rules.ts';

export const home = defineProduct({
  id: 'home',
  family: 'dask',
  order: 80,
  categoryName: 'Konut',
  paths: {
    form: '/konut-sigortasi',
    offers: '/konut-teklifler',
    payment: '/konut-odeme-yap',
    policy: '/konut-police-pdf',
  },
  steps: [
    { id: 'home', kind: 'fields', fields: homeFields },
    { id: 'sums', kind: 'fields', fields: sumFields },
    { id: 'covers', kind: 'fields', fields: coverFields },
    { id: 'holder', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 1, fields: holderFields },
  rules: [daskFirst],
  consents: saleConsents,
  payment: { threeDSecure: false },
  renewal: { daysBefore: usualDaysBefore, thing: ['uavt'] },
  currency: 'TRY',
  coverages,
  summary: ['squareMetres', 'buildYear', 'occupancy', 'buildingSum', 'contentsSum', 'beginDate'],
  documentFacts: ['uavt', 'style', 'floors'],
  claim: { as: 'home', days: 5 },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
