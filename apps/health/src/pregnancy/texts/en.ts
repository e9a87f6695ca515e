import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as family } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...family,
  category: 'Pregnancy insurance',
  'page.lead': 'Cover for pregnancy complications, and for the birth once the waiting period is over.',
  'page.benefit.1': 'Treatment of emergencies during pregnancy',
  'page.benefit.2': 'Incubator and intensive care in the baby’s first days',
  'page.benefit.3': 'The waiting period is shown plainly in every offer',

  'step.pregnancy.title': 'Pregnancy',
  'step.pregnancy.hint':
    'Your answers about the pregnancy are used only for the offers and aren’t kept in the draft.',
  'step.mother.title': 'Mother',
  'step.mother.hint': 'Enter the name of the person to be insured as on the ID or passport.',

  'field.expecting': 'Is the person to be insured pregnant now?',
  'field.expecting.hint':
    'During a pregnancy the insurance covers the unexpected and the baby’s care, not the birth itself.',
  'field.expecting.error': 'Choose whether there’s a pregnancy.',
  'field.expecting.yes': 'Yes, pregnant',
  'field.expecting.no': 'No, we’re planning',
  'field.pregnancyWeek': 'Which week?',
  'field.pregnancyWeek.hint': 'The week your doctor named, for example 11.',
  'field.pregnancyWeek.error': 'Enter the week as a number between 1 and 41.',
  'field.babies': 'How many babies are expected?',
  'field.babies.hint': 'If it isn’t known yet, choose “One baby”.',
  'field.babies.error': 'Choose whether one baby or more are expected.',
  'field.babies.one': 'One baby',
  'field.babies.more': 'Twins or more',
  'field.province.hint': 'Where you’ll go to hospital.',
  'field.birthDate.error.tooYoung': 'This insurance is offered from the age of 18. Check the date of birth.',
  'field.birthDate.error.tooOld':
    'This insurance is offered online up to the age of 45. Call us and we’ll look for a way together.',

  'coverage.birth': 'Birth',
  'coverage.birth.explain':
    'The cost of a natural or caesarean birth, once the waiting period after the start of the policy is over.',
  'coverage.pregnancyComplication': 'Complications of pregnancy',
  'coverage.pregnancyComplication.explain':
    'Hospital treatment for threatened premature labour, bleeding, high blood pressure and the like.',
  'coverage.newborn': 'Newborn care',
  'coverage.newborn.explain': 'Incubator, intensive care and treatment in the baby’s first 28 days.',
  'coverage.birthAllowance': 'Birth allowance',
  'coverage.birthAllowance.explain':
    'An amount the insurer pays once after the birth. If there’s already a pregnancy, it’s included only when the policy is bought in the first weeks.',
  'coverage.antenatal': 'Antenatal check-ups',
  'coverage.antenatal.explain':
    'The stated number of examinations and ultrasounds in the policy year, at contracted hospitals.',
  'coverage.psychology': 'Psychological support',
  'coverage.psychology.explain':
    'The stated number of sessions with a psychologist during pregnancy and after birth.',
  'coverage.lactation': 'Breastfeeding advice',
  'coverage.lactation.explain':
    'After birth, help from a midwife or nurse by telephone and, if needed, at home.',

  'exclusion.outsideNetwork': 'Hospitals and doctors outside the contracted list',
  'exclusion.homeBirth': 'A planned birth at home',
  'exclusion.currentBirth': 'The planned birth in the current pregnancy',
  'exclusion.waiting9': 'Birth within the first 9 months (waiting period)',
  'exclusion.waiting10': 'Birth within the first 10 months (waiting period)',
  'exclusion.waiting12': 'Birth within the first 12 months (waiting period); paid once the policy is renewed',

  'decline.weekTooLate': 'This insurer doesn’t issue new policies this late in pregnancy.',
  'decline.multipleBabies': 'This insurer can’t make an online offer when more than one baby is expected.',
} satisfies SameTexts<typeof tr>;
