import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as family } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...family,
  category: 'Third-party car insurance (trafik)',
  'page.lead':
    'Every vehicle on the road must have it. The law sets the cover; the insurer sets the price and what comes on top.',
  'page.benefit.1': 'Cover in 2026: 400,000 TL per vehicle, 3,600,000 TL per person',
  'page.benefit.2': 'Roadside help and extra limits of each insurer side by side',
  'page.benefit.3': 'The policy is a PDF to download; its link comes by e-mail',

  'step.vehicle.title': 'Vehicle',
  'step.vehicle.hint': 'Copy the details from the registration certificate (ruhsat).',
  'step.history.title': 'No-claims step and start',
  'step.history.hint': 'How long you’ve driven without a claim changes the price most.',

  'field.province.hint': 'Where the vehicle is registered.',
  'field.noClaimsStep': 'No-claims step',
  'field.noClaimsStep.hint':
    'On your old policy in the line “basamak”. If you don’t know it, the price is worked out from step 4, where a first policy begins.',
  'field.noClaimsStep.error': 'Choose the no-claims step.',
  'field.noClaimsStep.unknown': 'I don’t know, or it is my first policy',
  'field.noClaimsStep.s8': '8: many years without a claim, 50% off',
  'field.noClaimsStep.s7': '7: a long time without a claim, 40% off',
  'field.noClaimsStep.s6': '6: two years without a claim, 20% off',
  'field.noClaimsStep.s5': '5: one year without a claim, 5% off',
  'field.noClaimsStep.s4': '4: the start, nothing off and nothing added',
  'field.noClaimsStep.s3': '3: one year with a claim, 50% more',
  'field.noClaimsStep.s2': '2: two years with a claim, 100% more',
  'field.noClaimsStep.s1': '1: three years with a claim, 150% more',
  'field.noClaimsStep.s0': '0: three or more claims in one year, 200% more',

  'coverage.materialPerVehicle': 'Material damage, per vehicle',
  'coverage.materialPerVehicle.explain':
    'Pays for the other vehicle up to this amount when you’re at fault. The law sets the amount for 2026; it’s the same everywhere.',
  'coverage.bodilyPerPerson': 'Bodily injury, per person',
  'coverage.bodilyPerPerson.explain':
    'The most the insurer pays for each person hurt or killed in the accident. It’s the same everywhere.',
  'coverage.extraLiability': 'Extra liability (İMM)',
  'coverage.extraLiability.explain':
    'Takes over what goes beyond the compulsory amount, for example when you hit an expensive car.',
  'coverage.roadsideAssistance': 'Roadside assistance',
  'coverage.roadsideAssistance.explain':
    'A tow truck, a jump start or a wheel change when the vehicle breaks down.',
  'coverage.legalProtection': 'Legal protection',
  'coverage.legalProtection.explain': 'Lawyer and court costs after an accident, up to this amount.',
  'coverage.driverAccident': 'Personal accident of the driver',
  'coverage.driverAccident.explain':
    'A lump sum if the driver dies or is left disabled. Compulsory cover doesn’t protect the driver.',
  'coverage.replacementCar': 'Replacement car',
  'coverage.replacementCar.explain':
    'A car while yours is repaired after an accident, on the terms of the policy.',

  'exclusion.ownVehicle': 'Damage to your own vehicle',
  'exclusion.ownInjury': 'Injury of the driver at fault (unless added)',
  'exclusion.intent': 'Damage done on purpose',
  'exclusion.race': 'Damage during races and speed trials',
  'exclusion.terror': 'Damage by terrorism or with a stolen vehicle',

  'decline.lowStep': 'This insurer doesn’t cover vehicles on this no-claims step.',

  'document.note.1':
    'This insurance pays for damage you cause; damage to your own vehicle needs kasko. If the step was stated wrongly, the insurer may ask for the difference.',
} satisfies SameTexts<typeof tr>;
