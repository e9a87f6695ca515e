import type { Samples } from '@sigorta/product-kit/product';
import { answers, contact, owner, ownerRefusals } from '@sigorta/product-kit/samples/owner';
import { addDays } from '@sigorta/validators/iso-date';

/** A beagle of three years and its owner. */
const valid: Samples['valid'] = () => ({
  species: 'dog',
  breed: '42',
  petGender: 'female',
  petAge: 3,
  petName: 'Fıstık',
  petColour: 'kahverengi-beyaz',
  insured: [owner],
  ...contact,
});

const ofThePet: Samples['invalid'] = [
  { why: 'no species', change: answers({ species: '' }), field: 'species', message: 'field.species.error' },
  { why: 'no breed', change: answers({ breed: '' }), field: 'breed', message: 'field.breed.error' },
  { why: 'a cat’s breed', change: answers({ breed: '322' }), field: 'breed', message: 'field.breed.error' },
  {
    why: 'a breed that may not be kept',
    change: answers({ breed: '19' }),
    field: 'breed',
    message: 'rule.bannedBreed',
  },
  { why: 'no sex', change: answers({ petGender: '' }), field: 'petGender', message: 'field.petGender.error' },
  { why: 'no age', change: answers({ petAge: '' }), field: 'petAge', message: 'field.petAge.error' },
  { why: 'forty years', change: answers({ petAge: 40 }), field: 'petAge', message: 'field.petAge.error' },
  { why: 'no name', change: answers({ petName: ' ' }), field: 'petName', message: 'field.petName.error' },
  {
    why: 'no colour',
    change: answers({ petColour: '' }),
    field: 'petColour',
    message: 'field.petColour.error',
  },
];

export const samples: Samples = {
  valid,
  declined: (context) => ({ ...valid(context), petAge: 11 }),
  invalid: [...ofThePet, ...ownerRefusals],
  details: {
    valid: ({ today }) => ({ microchip: '792001234567890', lastVaccination: addDays(today, -90) }),
    invalid: [
      {
        why: 'fourteen digits of a microchip',
        change: answers({ microchip: '79200123456789' }),
        field: 'microchip',
        message: 'field.microchip.error',
      },
      {
        why: 'no vaccination',
        change: answers({ lastVaccination: '' }),
        field: 'lastVaccination',
        message: 'field.lastVaccination.error',
      },
      {
        why: 'vaccinated four years ago',
        change: (details, { today }) => ({ ...details, lastVaccination: addDays(today, -4 * 365) }),
        field: 'lastVaccination',
        message: 'field.lastVaccination.error.past',
      },
      {
        why: 'to be vaccinated tomorrow',
        change: (details, { today }) => ({ ...details, lastVaccination: addDays(today, 1) }),
        field: 'lastVaccination',
        message: 'field.lastVaccination.error.tooLate',
      },
    ],
  },
};
