/** A zone by its lines and their length: identity cards, small papers, passports (ICAO Doc 9303 parts 5, 6 and 4). */
export type ZoneKind = 'TD1' | 'TD2' | 'TD3';

export type FieldName =
  | 'code'
  | 'issuer'
  | 'names'
  | 'number'
  | 'numberCheck'
  | 'nationality'
  | 'birth'
  | 'birthCheck'
  | 'sex'
  | 'expiry'
  | 'expiryCheck'
  | 'more'
  | 'moreCheck'
  | 'evenMore'
  | 'allCheck';

/** What a place may hold: letters, digits, either; each with the filler or without. */
export type PlaceClass = 'letter' | 'letterOrFiller' | 'digit' | 'digitOrFiller' | 'any' | 'sex' | 'code';

export interface Piece {
  name: FieldName;
  length: number;
  of: PlaceClass;
}

const piece = (name: FieldName, length: number, of: PlaceClass): Piece => ({ name, length, of });

const head = [
  piece('code', 1, 'code'),
  piece('code', 1, 'letterOrFiller'),
  piece('issuer', 3, 'letterOrFiller'),
];
const dates = {
  birth: [piece('birth', 6, 'digit'), piece('birthCheck', 1, 'digit')],
  rest: [piece('sex', 1, 'sex'), piece('expiry', 6, 'digit'), piece('expiryCheck', 1, 'digit')],
};
const nationality = piece('nationality', 3, 'letterOrFiller');
const all = piece('allCheck', 1, 'digit');
const number = piece('number', 9, 'any');

export const layouts: Record<ZoneKind, readonly (readonly Piece[])[]> = {
  TD1: [
    /* a number of more than nine characters goes on in `more`, and `<` stands for its check digit */
    [...head, number, piece('numberCheck', 1, 'digitOrFiller'), piece('more', 15, 'any')],
    [...dates.birth, ...dates.rest, nationality, piece('evenMore', 11, 'any'), all],
    [piece('names', 30, 'letterOrFiller')],
  ],
  TD2: [
    [...head, piece('names', 31, 'letterOrFiller')],
    [
      number,
      piece('numberCheck', 1, 'digitOrFiller'),
      nationality,
      ...dates.birth,
      ...dates.rest,
      piece('more', 7, 'any'),
      all,
    ],
  ],
  TD3: [
    [...head, piece('names', 39, 'letterOrFiller')],
    [
      number,
      piece('numberCheck', 1, 'digit'),
      nationality,
      ...dates.birth,
      ...dates.rest,
      piece('more', 14, 'any'),
      piece('moreCheck', 1, 'digitOrFiller'),
      all,
    ],
  ],
};

export const lineLength: Record<ZoneKind, number> = { TD1: 30, TD2: 36, TD3: 44 };
export const lineCount: Record<ZoneKind, number> = { TD1: 3, TD2: 2, TD3: 2 };
