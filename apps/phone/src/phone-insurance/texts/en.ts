import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as device } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...device,
  category: 'Mobile phone insurance',
  'page.lead': 'If your phone breaks, gets wet or is taken by force, you don’t pay for it alone.',
  'page.benefit.1': 'Theft and robbery',
  'page.benefit.2': 'Accident, screen and liquid damage',
  'page.benefit.3': 'Priced by your model, for one year',
  'coverage.accidentalDamage': 'Accidental damage',
  'coverage.accidentalDamage.explain':
    'Pays for repairing a phone damaged by a sudden event such as a fall, a knock or being crushed.',
  'coverage.theft': 'Theft and robbery',
  'coverage.theft.explain':
    'The most the insurer pays for a phone taken by breaking into a locked place or by threat; the 30% excess is already taken off.',
  'coverage.totalLoss': 'Total loss',
  'coverage.totalLoss.explain':
    'The most the insurer pays for a phone beyond repair; the 30% excess is already taken off.',
  'coverage.screenBreak': 'Broken screen',
  'coverage.screenBreak.explain': 'A new front glass and display up to this amount.',
  'coverage.liquidDamage': 'Liquid damage',
  'coverage.liquidDamage.explain': 'Repair after a fall into water or a spilled drink.',
  'coverage.powerSurge': 'Electrical damage',
  'coverage.powerSurge.explain': 'Damage from a voltage surge while charging.',
  'coverage.fireAndNature': 'Fire and natural disaster',
  'coverage.fireAndNature.explain': 'A phone damaged by fire, flood, earthquake or lightning.',
  'coverage.claimsPerYear': 'Claims a year',
  'coverage.claimsPerYear.explain': 'For how many claims you can be paid in one year.',
  'coverage.simMisuse': 'Misuse of your line',
  'coverage.simMisuse.explain':
    'Calls and messages made with the stolen phone until you have the line blocked.',
  'coverage.worldwide': 'Valid abroad',
  'coverage.worldwide.explain':
    'Also valid on journeys abroad of up to 90 days; repairs are done in Türkiye.',
  'exclusion.unattended': 'A phone left unattended or forgotten',
  'exclusion.pickpocket': 'Pickpocketing; a phone taken without force',
  'exclusion.earlierDamage': 'Damage from before the policy began',
  'exclusion.unauthorisedRepair': 'Phones opened by an unauthorised repairer',
  'exclusion.intent': 'Damage done on purpose',
  'exclusion.wear': 'Wear, scratches and a weakening battery',
  'exclusion.unlisted': 'Unregistered phones or a changed IMEI',
  'exclusion.abroad': 'Damage that happens abroad',
  'exclusion.breakage': 'Breakage, liquid and other damage',
  'document.note.2':
    'After theft or total loss 30% of the phone’s value is deducted; the amounts in the table of cover are what is left.',
} satisfies SameTexts<typeof tr>;
