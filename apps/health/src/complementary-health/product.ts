import { usualTerms } from '@sigorta/product-kit/cancellation';
import { defineProduct } from '@sigorta/product-kit/product';
import { usualDaysBefore } from '@sigorta/product-kit/renewal/renewal';
import { nobodyTwice } from '@sigorta/product-kit/rules/same-person';
import { healthConsents } from '../_family/fields.ts';
import { card } from './card.ts';
import { coverages } from './coverages.ts';
import { contactFields, coverFields, insuredFields } from './fields.ts';
import { birthNeedsMother, everyoneInSgk, onlyOne } from './rules.ts';

export const complementaryHealth = defineProduct({
  id: 'complementary-health',
  family: 'health',
  order: 60,
  categoryName: 'Tamamlayıcı Sağlık',
  paths: {
    form: '/tamamlayici-saglik',
    offers: '/teklifler',
    payment: '/odeme-yap',
    policy: '/police-pdf',
  },
  steps: [
    { id: 'cover', kind: 'fields', fields: coverFields },
    { id: 'insured', kind: 'insured' },
    { id: 'contact', kind: 'fields', fields: contactFields },
  ],
  insured: { min: 1, max: 6, fields: insuredFields },
  rules: [
    everyoneInSgk('rule.sgkNeeded'),
    birthNeedsMother('rule.birthNobody'),
    onlyOne('self', 'rule.oneSelf'),
    onlyOne('spouse', 'rule.oneSpouse'),
    nobodyTwice('rule.samePerson'),
  ],
  consents: healthConsents,
  payment: { threeDSecure: true },
  cancellation: { ...usualTerms, begunWithin: 'whole' },
  renewal: { daysBefore: usualDaysBefore, thing: [] },
  currency: 'TRY',
  coverages,
  summary: ['province', 'healthDistrict', 'outpatient', 'birth', 'beginDate'],
  treats: true,
  claim: { as: 'treatment' },
  card,
  images: { scene: 'scene.svg', icon: 'icon.svg' },
});
