import type { Paper } from './zone-text.ts';

/** A citizen's identity card. */
export const sukrusCard: Paper = {
  kind: 'TD1',
  code: 'I<',
  issuer: 'TUR',
  lastName: 'OZTURK',
  firstName: 'SUKRU',
  number: 'A12B34567',
  nationality: 'TUR',
  birth: '900705',
  sex: 'M',
  expiry: '330101',
  more: '<10000000146',
};

/** The same citizen's passport. */
export const sukrusPassport: Paper = {
  ...sukrusCard,
  kind: 'TD3',
  code: 'P<',
  number: 'U12345678',
  more: '10000000146',
};

/** A foreigner's passport; its holder was born on the same day. */
export const annasPassport: Paper = {
  ...sukrusPassport,
  issuer: 'D<<',
  lastName: 'SCHMIDT',
  firstName: 'ANNA',
  number: 'L898902C3',
  nationality: 'D<<',
  sex: 'F',
  more: '',
};
