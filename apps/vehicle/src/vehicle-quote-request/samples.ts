import type { Samples } from '@sigorta/product-kit/product';
import {
  answers,
  phoneRefusals,
  plateRefusals,
  serialRefusals,
  unasked,
  vehicle,
  wrong,
} from '../_family/samples.ts';

export const samples: Samples = {
  valid: () =>
    answers({
      productKind: 'both',
      policyDuration: 365,
      occupation: '1',
      licence: '4471902',
      firstName: 'Elif',
      lastName: 'Korkmaz',
      phone: '+905321234567',
    })({ ...vehicle }),
  invalid: [
    wrong('nothing asked for', 'productKind', ''),
    wrong('no duration', 'policyDuration', ''),
    wrong('no day at all', 'policyDuration', 0),
    wrong('more than a leap year', 'policyDuration', 367),
    wrong('no occupation', 'occupation', ''),
    wrong('no licence', 'licence', ' '),
    ...plateRefusals,
    ...serialRefusals,
    wrong('no first name', 'firstName', ''),
    wrong('a digit in the first name', 'firstName', '3lif', 'field.firstName.error.letters'),
    wrong('no last name', 'lastName', ''),
    wrong('a sign in the last name', 'lastName', 'Korkmaz@', 'field.lastName.error.letters'),
    ...phoneRefusals,
    unasked,
  ],
};
