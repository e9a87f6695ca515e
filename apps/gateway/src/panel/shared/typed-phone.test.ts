import { expect, test } from 'vitest';
import { phoneEnd, wholePhones } from './typed-phone.ts';

const turkish = '+905321112244';
const german = '+4915112345678';

test.each([
  '+905321112244',
  '+90 532 111 22 44',
  '0532 111 22 44',
  '0(532) 111-22-44',
  '532.111.22.44',
  '5321112244',
  '905321112244',
  '0090 532 111 22 44',
  '٠٥٣٢ ١١١ ٢٢ ٤٤',
  '\u200e+90 532 111 22 44\u200f ',
])('%s is a whole number of Türkiye', (typed) => {
  expect(wholePhones(typed)).toContain(turkish);
});

test.each(['+49 151 12345678', '0049 151 12345678', '4915112345678', '+٤٩ ١٥١ ١٢٣٤٥٦٧٨'])(
  '%s is one of elsewhere',
  (typed) => {
    expect(wholePhones(typed)).toEqual([german]);
  },
);

test.each(['', '2244', '112244', '1112244', 'Defne', 'defne@ornek.example', '532 111 22', '00000000000'])(
  '%j is no whole number',
  (typed) => {
    expect(wholePhones(typed)).toEqual([]);
  },
);

test.each([
  ['2244', '2244'],
  [' 22 44 ', '2244'],
  ['٢٢٤٤', '2244'],
  ['0006', '0006'],
  ['244', null],
  ['12244', null],
  ['22a4', null],
  ['', null],
])('%j ends in %j', (typed, end) => {
  expect(phoneEnd(typed)).toBe(end);
});
