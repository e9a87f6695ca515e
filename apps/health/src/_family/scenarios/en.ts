import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'scenario.appendix':
    'Your appendix bursts and you have emergency surgery at a contracted hospital. Hospital bill: {{cost}}',
  'scenario.hernia-month-4':
    'Planned, approved hernia surgery at a contracted hospital in the fourth month. Hospital bill: {{cost}}',
  'scenario.mri': 'Knee pain: consultation and MRI at a contracted hospital. Bill: {{cost}}',
  'scenario.checkup': 'You want a yearly check-up without having any symptoms',
  'scenario.birth-not-chosen': 'A baby is born in the policy year. Hospital bill: {{cost}}',
  'scenario.diving-stay': 'A scuba diving accident leads to a contracted hospital. Bill: {{cost}}',
  'scenario.own-doctor': 'You choose a hospital that isn’t on the list. Bill: {{cost}}',
  'scenario.nose': 'Nose surgery for looks. Bill: {{cost}}',
  'scenario.toothache': 'Sudden toothache at night. First treatment: {{cost}}',
  'scenario.antenatal': 'A routine check-up in pregnancy. Consultation: {{cost}}',
  'scenario.brought-home': 'Someone dies and is taken home to their own country. Transport: {{cost}}',
  'scenario.infection-day-15': 'The wound becomes infected 15 days after discharge. Treatment: {{cost}}',
  'scenario.infection-day-6': 'The wound becomes infected 6 days after discharge. Treatment: {{cost}}',
  'scenario.flight-back': 'You come back to Türkiye because of a complication. Flight: {{cost}}',
  'scenario.hotel-again': 'You stay at a hotel while a complication is treated. Hotel: {{cost}}',
  'scenario.dislike': 'You don’t like the result and want it corrected. Procedure: {{cost}}',
  'scenario.bleeding-34': 'Bleeding in week 34 of pregnancy. Hospital bill: {{cost}}',
  'scenario.incubator': 'The baby is in an incubator for 10 days after birth. Bill: {{cost}}',
  'scenario.birth-now': 'The baby of this pregnancy is born on the planned day. Hospital bill: {{cost}}',
  'scenario.breastfeeding': 'Breastfeeding is difficult after the birth and you’d like advice',
  'scenario.home-birth': 'The birth is planned at home. Midwife and team: {{cost}}',
} satisfies ScenarioTexts;
