import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as family } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...family,
  category: 'Complementary health insurance',
  'page.lead': 'If you have SGK, the policy pays the difference at contracted private hospitals.',
  'page.benefit.1': 'Covers what a hospital stay costs beyond SGK',
  'page.benefit.2': 'Outpatient care and birth are optional',
  'page.benefit.3': 'One policy for the family, up to six people',

  'step.cover.title': 'Cover',
  'step.cover.hint': 'Where will you be treated, and what should the policy pay?',
  'step.insured.title': 'Who is to be insured?',
  'step.insured.hint':
    'Enter names as on the ID. Height and weight set the premium; they aren’t kept in the draft.',

  'field.sgk': 'Does everyone to be insured have SGK?',
  'field.sgk.hint':
    'Türkiye’s social security: as an employee, a pensioner, someone with general health insurance, or a dependant of one of these.',
  'field.sgk.error': 'Choose whether the people to be insured have SGK.',
  'field.sgk.yes': 'Everyone has SGK',
  'field.sgk.no': 'Not everyone',
  'rule.sgkNeeded':
    'This insurance adds to what SGK pays, so it isn’t available without SGK. If you’re a foreigner, have a look at foreigner health insurance.',
  'field.healthDistrict': 'District',
  'field.healthDistrict.hint': 'Where you’ll mostly go to hospital.',
  'field.healthDistrict.error': 'Choose the district.',
  'field.outpatient': 'Which treatment should be covered?',
  'field.outpatient.hint': 'Outpatient care means doctor’s visits, tests and imaging; it raises the premium.',
  'field.outpatient.error': 'Choose which treatment should be covered.',
  'field.outpatient.yes': 'Inpatient and outpatient',
  'field.outpatient.no': 'Inpatient only',
  'field.birth': 'Birth cover',
  'field.birth.hint': 'For women aged 18–45; there’s a waiting period.',
  'field.birth.error': 'Choose whether you want birth cover.',
  'field.birth.yes': 'With birth',
  'field.birth.no': 'Without birth',
  'rule.birthNobody':
    'Birth cover is added for a woman aged 18–45. Check the people, or choose “Without birth”.',
  'field.relation': 'Relationship',
  'field.relation.hint': 'To the person taking out the policy.',
  'field.relation.error': 'Choose the relationship.',
  'field.relation.self': 'Myself',
  'field.relation.spouse': 'My spouse',
  'field.relation.child': 'My child',
  'rule.oneSelf': '“Myself” can be chosen only once. Change this person’s relationship.',
  'rule.oneSpouse': '“My spouse” can be chosen only once. Change this person’s relationship.',
  'field.height.error': 'Enter the height in centimetres, between 40 and 230.',
  'field.weight.error': 'Enter the weight in kilograms, between 2 and 300.',

  'coverage.inpatient': 'Hospital stays',
  'coverage.inpatient.explain':
    'Operations, stays and intensive care: what they cost beyond the amount SGK pays, at contracted hospitals.',
  'coverage.outpatient': 'Outpatient care',
  'coverage.outpatient.explain':
    'The stated number of visits a year, including the tests and imaging asked for at a visit.',
  'coverage.birth': 'Birth',
  'coverage.birth.explain':
    'What the hospital charges beyond SGK for a natural or caesarean birth. A birth within the waiting period isn’t covered.',
  'coverage.emergency': 'Emergency department',
  'coverage.emergency.explain':
    'After an accident or sudden illness the insurer pays for emergency care without a waiting period.',
  'coverage.physiotherapy': 'Physiotherapy',
  'coverage.physiotherapy.explain': 'Sessions prescribed by a doctor, up to the stated number a year.',
  'coverage.medicalDevices': 'Medical devices',
  'coverage.medicalDevices.explain':
    'Braces, prostheses and similar items needed during or after an operation.',
  'coverage.checkup': 'Check-up',
  'coverage.checkup.explain': 'One general check-up a year at a centre chosen by the insurer.',
  'coverage.dental': 'Dental package',
  'coverage.dental.explain':
    'One examination, X-ray and cleaning a year; fillings and crowns at a reduced price.',
  'coverage.newborn': 'Newborn care',
  'coverage.newborn.explain': 'With birth cover: incubator and intensive care in the baby’s first days.',

  'exclusion.outsideNetwork': 'Hospitals and doctors outside the contracted list',
  'exclusion.physiotherapy': 'Physiotherapy',
  'exclusion.waiting3': 'Planned stays in the first 3 months; emergencies are covered',
  'exclusion.waiting6': 'Planned stays in the first 6 months; emergencies are covered',
  'exclusion.birthWaiting10': 'Birth within the first 10 months (waiting period)',
  'exclusion.birthWaiting12':
    'Birth within the first 12 months (waiting period); paid once the policy is renewed',

  'decline.outpatientNotOffered': 'This insurer offers inpatient cover only.',
  'decline.birthNotOffered': 'This insurer doesn’t offer birth cover.',
  'decline.childAlone': 'This insurer covers children only on a policy together with an adult.',
  'decline.needsAssessment':
    'This insurer can’t assess the application online and would like to look at it separately. Call us and we’ll do it together.',
} satisfies SameTexts<typeof tr>;
