import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  category: 'Travel support package',
  'page.lead':
    'When a holiday falls through, a flight is late or a bag goes missing, you shouldn’t lose your money too. This package doesn’t pay for treatment.',
  'page.benefit.1': 'Money back for a trip you couldn’t make',
  'page.benefit.2': 'Payment for lost or late luggage',
  'page.benefit.3': 'Legal help if a dispute arises on the trip',

  'step.trip.title': 'Your trip',
  'step.trip.hint': 'Where are you going, on which days, and what did you pay for it?',
  'step.insured.title': 'Who is travelling?',
  'step.insured.hint': 'Enter each name as it is on the identity card or passport.',
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the policy?',

  'field.area': 'Where to?',
  'field.area.hint': 'The area that covers the whole journey, stopovers included.',
  'field.area.error': 'Choose the area you’re travelling to.',
  'field.area.turkiye': 'Inside Türkiye',
  'field.area.europe': 'Europe',
  'field.area.world': 'Other countries',
  'field.tripCost': 'Total cost of the trip',
  'field.tripCost.hint':
    'Tickets, hotel and tours for everyone. The cancellation cover is worked out from it.',
  'field.tripCost.error': 'Enter the cost in Turkish lira; it must be between 1,000 and 1,000,000.',
  'field.beginDate.error.tooLate': 'You can book up to one year ahead. Choose an earlier day.',
  'field.endDate.hint': 'The last day of cover. For a one-way trip, the day you want cover to end.',
  'field.endDate.error.past': 'The return date can’t be before today.',
  'rule.tripTooLong': 'This package is for trips of up to 60 days. Choose an earlier return date.',
  'rule.samePerson': 'Another traveller has this number too. Correct it or remove the person.',

  'coverage.tripCancellation': 'Trip cancellation',
  'coverage.tripCancellation.explain':
    'Pays for tickets and hotels that aren’t refunded if illness, a death in the family or serious damage at home keeps you from going.',
  'coverage.luggageLoss': 'Lost luggage',
  'coverage.luggageLoss.explain':
    'Pays the value of a bag that is lost, stolen or damaged while the carrier has it.',
  'coverage.travelDelay': 'Delay',
  'coverage.travelDelay.explain':
    'Pays for meals, a hotel and transport when your plane, ship or coach is hours late.',
  'coverage.luggageDelay': 'Delayed luggage',
  'coverage.luggageDelay.explain': 'Pays for what you must buy when your bag arrives after you.',
  'coverage.missedConnection': 'Missed connection',
  'coverage.missedConnection.explain':
    'Pays for a new ticket if a late first flight makes you miss the second.',
  'coverage.earlyReturn': 'Early return',
  'coverage.earlyReturn.explain':
    'Pays for the ticket home if a close relative dies or your home is damaged.',
  'coverage.lostDocuments': 'Lost passport or ID',
  'coverage.lostDocuments.explain': 'Pays the travel costs and fees of getting a new document.',
  'coverage.legalHelp': 'Legal help',
  'coverage.legalHelp.explain':
    'Pays for a lawyer and court costs if you’re drawn into an accident or a dispute on the trip.',
  'coverage.cashAdvance': 'Cash advance',
  'coverage.cashAdvance.explain':
    'If your wallet is stolen, money is sent to where you are; you pay it back at home.',
  'coverage.informationLine': 'Information and interpreting line',
  'coverage.informationLine.explain': 'Guidance by phone on consulates, missing bags and language problems.',

  'exclusion.medicalCosts': 'Doctors, medicine and hospitals: this package doesn’t pay for treatment',
  'exclusion.knownBefore': 'Reasons for cancellation or delay known before the package was bought',
  'exclusion.unattended': 'Belongings left unattended',
  'exclusion.changeOfMind': 'A change of mind or of plans at work',
  'exclusion.war': 'War, civil unrest and places under an official travel warning',
  'exclusion.valuables': 'Cash, jewellery and electronic devices',
  'exclusion.sportsGear': 'Sports equipment damaged while in use',

  'decline.areaExcluded': 'This insurer’s package isn’t valid where you’re going.',
  'decline.tripTooLong': 'This insurer has no package for trips as long as this.',
  'decline.departsTooSoon': 'This insurer sells no package this close to departure.',
  'decline.tripTooDear': 'The trip costs more than this insurer’s cancellation cover allows.',
  'decline.tooManyPersons': 'This insurer doesn’t cover this many people in one package.',
} satisfies SameTexts<typeof tr>;
