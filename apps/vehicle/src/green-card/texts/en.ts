import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as family } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...family,
  category: 'Green card insurance',
  'page.lead':
    'What border officers ask for when a vehicle with Turkish plates leaves the country: it pays for the damage you cause abroad.',
  'page.benefit.1': 'From 15 days to 12 months',
  'page.benefit.2': 'Valid in the countries on the way too',
  'page.benefit.3': 'The price in euros, with its value in lira',

  'step.journey.title': 'Journey',
  'step.journey.hint': 'Where are you driving, and for how long?',
  'step.vehicle.title': 'Vehicle',
  'step.vehicle.hint':
    'The card is made out for this plate; copy the details from the registration certificate (ruhsat).',

  'field.cardCountry': 'Country you’re driving to',
  'field.cardCountry.hint': 'If you cross several, choose the farthest.',
  'field.cardCountry.error': 'Choose the country you’re driving to.',
  'field.period': 'Period',
  'field.period.hint': 'Allow for the drive back too.',
  'field.period.error': 'Choose the period of the card.',
  'field.period.d15': '15 days',
  'field.period.m1': '1 month',
  'field.period.m2': '2 months',
  'field.period.m3': '3 months',
  'field.period.m4': '4 months',
  'field.period.m5': '5 months',
  'field.period.m6': '6 months',
  'field.period.m7': '7 months',
  'field.period.m8': '8 months',
  'field.period.m9': '9 months',
  'field.period.m10': '10 months',
  'field.period.m11': '11 months',
  'field.period.m12': '12 months',
  'field.coverStart.hint': 'The day you leave Türkiye.',

  'coverage.thirdPartyLiability': 'Third-party liability',
  'coverage.thirdPartyLiability.explain':
    'Pays the other side’s loss when an accident abroad is your fault, up to the limit set by that country’s law.',
  'coverage.roadsideAbroad': 'Roadside assistance abroad',
  'coverage.roadsideAbroad.explain': 'A tow truck and repair at the roadside abroad, up to this amount.',
  'coverage.legalProtection': 'Legal protection',
  'coverage.legalProtection.explain': 'Lawyer and interpreter after an accident abroad.',
  'coverage.transitCountries': 'Countries on the way',
  'coverage.transitCountries.explain':
    'The card is valid in every green card country that isn’t crossed out; you need no separate card on the way.',
  'coverage.vehicleReturn': 'Vehicle brought home',
  'coverage.vehicleReturn.explain': 'Brings a vehicle that can’t be repaired abroad back to Türkiye.',
  'coverage.stayDuringRepair': 'Hotel during repair',
  'coverage.stayDuringRepair.explain': 'Your hotel while the vehicle is repaired, up to this amount.',

  'exclusion.ownVehicle': 'Damage to your own vehicle',
  'exclusion.ownInjury': 'Injury of the driver at fault',
  'exclusion.crossedOut': 'Accidents in countries crossed out on the card',
  'exclusion.intent': 'Damage done on purpose',
  'exclusion.forged': 'Journeys with a card that was altered',

  'decline.countryCrossedOut': 'This insurer doesn’t issue a green card for the country you chose.',
  'decline.periodTooShort': 'This insurer doesn’t issue green cards for less than a month.',

  'document.note.1':
    'The green card pays only for damage you cause to others; it pays neither for your own vehicle nor for your own treatment.',
  'document.note.2':
    'The card to show at the border is made out by the insurer. Check plate, dates and countries before you leave; it isn’t valid in a country that is crossed out.',
} satisfies SameTexts<typeof tr>;
