import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Field, FieldValues, RuleContext } from '../field.ts';
import { schemaOfField } from './schema-of-field.ts';

const today = '2026-11-21';

function judge(
  field: Field,
  value: unknown,
  values: FieldValues = {},
  context: RuleContext = { today },
): unknown {
  const result = v.safeParse(schemaOfField(field, { values, context }), value);
  return result.success ? result.output : result.issues.map(({ message }) => message).join();
}

const base = { name: 'x', wire: 'x' } as const;

describe('birth date', () => {
  const field: Field = { ...base, kind: 'birthDate', minAge: 18, maxAge: 70 };
  test.each([
    ['1990-07-05', '1990-07-05'],
    ['2008-11-21', '2008-11-21'],
    ['2008-11-22', 'field.x.error.tooYoung'],
    ['1956-11-21', '1956-11-21'],
    ['1955-11-21', 'field.x.error.tooOld'],
    ['1900-01-01', 'field.x.error.tooOld'],
    ['1899-12-31', 'field.x.error'],
    ['2026-11-21', 'field.x.error.tooYoung'],
    ['2027-01-01', 'field.x.error'],
    ['2026-11-22', 'field.x.error.future'],
    ['1990-02-29', 'field.x.error'],
    ['05/07/1990', 'field.x.error'],
    ['', 'field.x.error.required'],
    [19900705, 'field.x.error.required'],
  ])('%j gives %j', (value, expected) => expect(judge(field, value)).toBe(expected));
});

describe('date', () => {
  const field: Field = { ...base, kind: 'date', minDays: 0, maxDays: 10, notBefore: 'begin' };
  test.each([
    [today, '', today],
    ['2026-11-20', '', 'field.x.error.past'],
    ['2026-12-01', '', '2026-12-01'],
    ['2026-12-02', '', 'field.x.error.tooLate'],
    ['2026-11-24', '2026-11-25', 'field.x.error.order'],
    ['2026-11-25', '2026-11-25', '2026-11-25'],
    ['2026-11-24', 'soon', '2026-11-24'],
    ['2026-11-31', '', 'field.x.error'],
    [null, '', 'field.x.error'],
  ])('%j after %j gives %j', (value, begin, expected) => {
    expect(judge(field, value, { begin })).toBe(expected);
  });
});

describe('phone', () => {
  const field: Field = { ...base, kind: 'phone' };
  test.each([
    ['+905321234567', '+905321234567'],
    ['+90 532 123 45 67', '+905321234567'],
    ['+90 ٥٣٢ ١٢٣ ٤٥ ٦٧', '+905321234567'],
    ['+902121234567', 'field.x.error'],
    ['+90532123456', 'field.x.error'],
    ['5321234567', 'field.x.error'],
    ['+90', 'field.x.error'],
    ['+49', 'field.x.error'],
    ['+', 'field.x.error'],
    ['', 'field.x.error'],
    ['+4915112345678', '+4915112345678'],
    ['+49123', 'field.x.error.international'],
    ['+4915112345678901', 'field.x.error.international'],
    ['+0915112345678', 'field.x.error.international'],
  ])('%j gives %j', (value, expected) => expect(judge(field, value)).toBe(expected));

  test('a number abroad is left to the context where it knows better', () => {
    const context = { today, isForeignPhone: (e164: string) => e164 === '+4915112345678' };
    expect(judge(field, '+4915112345678', {}, context)).toBe('+4915112345678');
    expect(judge(field, '+4915112345679', {}, context)).toBe('field.x.error.international');
  });
});

describe('the other kinds', () => {
  const options = [{ value: 'female', wire: 'K' }];
  test.each<[Field, unknown, unknown]>([
    [{ ...base, kind: 'nationalId' }, ' 72243755252', '72243755252'],
    [{ ...base, kind: 'nationalId' }, '99121050322', '99121050322'],
    [{ ...base, kind: 'nationalId' }, '99121050332', '99121050332'],
    [{ ...base, kind: 'nationalId' }, '7224375525x', 'field.x.error'],
    [{ ...base, kind: 'nationalId' }, '722437552521', 'field.x.error.length'],
    [{ ...base, kind: 'nationalId' }, '22222222220', 'field.x.error.checksum'],
    [{ ...base, kind: 'foreignerId' }, '99121050322', '99121050322'],
    [{ ...base, kind: 'foreignerId' }, '72243755252', 'field.x.error'],
    [{ ...base, kind: 'taxNumber' }, ' 123 456 7890 ', '1234567890'],
    [{ ...base, kind: 'taxNumber' }, '١٢٣٤٥٦٧٨٩٠', '1234567890'],
    [{ ...base, kind: 'taxNumber' }, '123456789', 'field.x.error.length'],
    [{ ...base, kind: 'taxNumber' }, '1234567891', 'field.x.error.checksum'],
    [{ ...base, kind: 'taxNumber' }, '', 'field.x.error'],
    [{ ...base, kind: 'passportNo' }, 'u 123-45678', 'U12345678'],
    [{ ...base, kind: 'passportNo' }, 'ABCDEF', 'field.x.error'],
    [{ ...base, kind: 'personName' }, ' Ayşe  Nur ', 'Ayşe Nur'],
    [{ ...base, kind: 'personName' }, 'محمد', 'محمد'],
    [{ ...base, kind: 'personName' }, 'R2D2', 'field.x.error.letters'],
    [{ ...base, kind: 'email' }, ' ad@ornek.com ', 'ad@ornek.com'],
    [{ ...base, kind: 'email' }, 'ad@ornek', 'field.x.error'],
    [{ ...base, kind: 'imei' }, '49-015420-323751-8', '490154203237518'],
    [{ ...base, kind: 'imei' }, '490154203237519', 'field.x.error'],
    [{ ...base, kind: 'microchip' }, '79200 1234567890', '792001234567890'],
    [{ ...base, kind: 'microchip' }, '79200123456789', 'field.x.error'],
    [{ ...base, kind: 'plate' }, '34 abc-12', '34ABC12'],
    [{ ...base, kind: 'plate' }, '82 ABC 12', 'field.x.error'],
    [{ ...base, kind: 'licenceSerial' }, 'ab 123456', 'AB123456'],
    [{ ...base, kind: 'licenceSerial' }, 'A123456', 'field.x.error'],
    [{ ...base, kind: 'uavt' }, '1234567890', '1234567890'],
    [{ ...base, kind: 'uavt' }, '0234567890', 'field.x.error'],
    [{ ...base, kind: 'text', min: 2, max: 3 }, ' abc ', 'abc'],
    [{ ...base, kind: 'text', min: 2, max: 3 }, 'a', 'field.x.error'],
    [{ ...base, kind: 'text', min: 2, max: 3 }, 'abcd', 'field.x.error'],
    [{ ...base, kind: 'text' }, 'a', 'a'],
    [{ ...base, kind: 'text' }, 'a'.repeat(200), 'a'.repeat(200)],
    [{ ...base, kind: 'text' }, 'a'.repeat(201), 'field.x.error'],
    [{ ...base, kind: 'text' }, 'a\u{1f600}', 'field.signs.error'],
    [{ ...base, kind: 'text' }, 'Kart 4111 1111 1111 1129', 'field.cardNumber.error'],
    [{ ...base, kind: 'text' }, 'Kart 4111 1111 1111 1128', 'Kart 4111 1111 1111 1128'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, '٤٠', 40],
    [{ ...base, kind: 'number', min: 40, max: 90 }, 39, 'field.x.error'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, 40.5, 'field.x.error'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, '1e2', 'field.x.error'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, '39.9', 'field.x.error'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, '95,5', 'field.x.error'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, '60 m2', 'field.x.error'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, '', 'field.x.error'],
    [{ ...base, kind: 'number', min: 40, max: 90 }, 90, 90],
    [{ ...base, kind: 'number', min: 40, max: 90 }, 91, 'field.x.error'],
    [{ ...base, kind: 'number' }, 0, 0],
    [{ ...base, kind: 'number' }, -1, 'field.x.error'],
    [{ ...base, kind: 'number' }, 999_999_999, 999_999_999],
    [{ ...base, kind: 'number' }, 1_000_000_000, 'field.x.error'],
    [{ ...base, kind: 'number', max: 999 }, '39.9', 'field.x.error'],
    [{ ...base, kind: 'number', max: 1000 }, '39.9', 'field.number.unclear'],
    [{ ...base, kind: 'number', min: 1, max: 5000 }, '39.9', 'field.number.unclear'],
    [{ ...base, kind: 'number', max: 5000 }, '39.9', 'field.number.unclear'],
    [{ ...base, kind: 'number' }, '50 bin', 'field.number.unclear'],
    [{ ...base, kind: 'number' }, '250.000,00', 250_000],
    [{ ...base, kind: 'number' }, '1.500.000,00', 1_500_000],
    [{ ...base, kind: 'number' }, '1,500,000', 1_500_000],
    [{ ...base, kind: 'number' }, '1\u00a0500\u00a0000', 1_500_000],
    [{ ...base, kind: 'number' }, '١٬٥٠٠٬٠٠٠', 1_500_000],
    [{ ...base, kind: 'number' }, '1.500,000', 'field.number.unclear'],
    [{ ...base, kind: 'number' }, Number.NaN, 'field.x.error'],
    [{ ...base, kind: 'checkbox' }, undefined, false],
    [{ ...base, kind: 'checkbox', mustBeTrue: true }, false, 'field.x.error'],
    [{ ...base, kind: 'checkbox', mustBeTrue: true }, true, true],
    [{ ...base, kind: 'checkbox' }, 'yes', 'field.x.error'],
    [{ ...base, kind: 'choice', options }, 'female', 'female'],
    [{ ...base, kind: 'choice', options }, 'K', 'field.x.error'],
    [{ ...base, kind: 'select', options }, '', 'field.x.error'],
    [{ ...base, kind: 'lookup', from: 'countries' }, '276', '276'],
    [{ ...base, kind: 'lookup', from: 'countries' }, '<b>', 'field.x.error'],
    [{ ...base, kind: 'lookup', from: 'countries' }, 276, 'field.x.error'],
  ])('%j: %j gives %j', (field, value, expected) => expect(judge(field, value)).toBe(expected));

  test('a text key of the field itself goes before the common one', () => {
    expect(judge({ ...base, kind: 'email', text: 'field.ownerMail' }, '')).toBe('field.ownerMail.error');
  });

  test('an entry that stands in no list is refused where the list is at hand', () => {
    const context: RuleContext = {
      today,
      isListed: (from, value, { region }) => from + value === `countries${region}`,
    };
    const field: Field = { ...base, kind: 'lookup', from: 'countries' };
    expect(judge(field, '276', { region: '276' }, context)).toBe('276');
    expect(judge(field, '277', { region: '276' }, context)).toBe('field.x.error');
  });

  test('a list is not judged while the answer it hangs on is missing', () => {
    const field: Field = { ...base, kind: 'lookup', from: 'districts', params: ['province'] };
    const context = { today, isListed: () => false };
    expect(judge(field, '3401', { province: '' }, context)).toBe('3401');
    expect(judge(field, '3401', { province: '6' }, context)).toBe('field.x.error');
    const two: Field = { ...field, params: ['province', 'brand'] };
    expect(judge(two, '3401', { province: '6', brand: '' }, context)).toBe('3401');
    expect(judge(two, '3401', { province: '6', brand: '1' }, context)).toBe('field.x.error');
  });
});
