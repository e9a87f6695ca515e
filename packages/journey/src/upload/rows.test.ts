import { fold } from '@sigorta/i18n/fold';
import { languages } from '@sigorta/i18n/language';
import { commonTexts } from '@sigorta/i18n/texts/all';
import type { Field, FieldValues } from '@sigorta/product-kit/field';
import { nationality, passportNo } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, gender, lastName } from '@sigorta/product-kit/fields/person';
import { describe, expect, test } from 'vitest';
import { loadCountryOfCell } from './country-of-cell.ts';
import { dateOfCell } from './date-of-cell.ts';
import { headerWords } from './header-words.ts';
import { refuseRepeats } from './judge-rows.ts';
import { matchHeaders } from './match-headers.ts';
import { mergePersons } from './merge-persons.ts';
import { readPasted } from './read-list.ts';
import { valueOfCell } from './value-of-cell.ts';

const fields: Field[] = [firstName(), lastName(), nationality(), passportNo(), birthDate(), gender()];
const match = (text: string) => matchHeaders(readPasted(text), fields, ({ name }) => `label of ${name}`);

describe('headings', () => {
  test.each(languages)('the labels of the form in %s are known', (language) => {
    const texts: Readonly<Record<string, string>> = commonTexts[language];
    for (const [name, words] of Object.entries(headerWords)) {
      expect(words.map(fold), name).toContain(fold(texts[`field.${name}`] ?? ''));
    }
  });

  test.each([
    ['Turkish', 'SOYADI;ADI;PASAPORT NO;UYRUĞU;DOĞUM TARİHİ;CİNSİYET'],
    ['English', 'Surname,Given Names,Passport No.,Nationality,Date of birth,Sex'],
    ['Russian', 'Фамилия;Имя;Номер паспорта;Гражданство;Дата рождения;Пол'],
    ['Arabic', 'اسم العائلة;الاسم;رقم الجواز;الجنسية;تاريخ الميلاد;الجنس'],
    ['of the product', 'label of lastName;label of firstName;passport;country;dob;gender'],
  ])('%s ones bring the columns into the form’s order', (_, headings) => {
    const separator = headings.includes(';') ? ';' : ',';
    const line = ['O’Connor', 'Dan', 'P1', 'IE', '1.2.1990', 'm'].join(separator);
    expect(match(`${headings}\n${line}`)).toEqual({
      rows: [{ number: 2, cells: ['Dan', 'O’Connor', 'IE', 'P1', '1.2.1990', 'm'] }],
      missing: [],
      guessed: false,
    });
  });

  test('they may stand below a title, and some may be missing', () => {
    const matched = match('Rezervasyon 4711\n\nAd;Soyad;Oda\nDan;Ray;12');
    expect(matched.rows.map(({ cells }) => cells)).toEqual([['Dan', 'Ray', '', '', '', '']]);
    expect(matched.missing.map(({ name }) => name)).toEqual([
      'nationality',
      'passportNo',
      'birthDate',
      'gender',
    ]);
  });

  test('a column is taken once, whatever it is headed with', () => {
    const twice = match('Ad;Ad;Soyad\nDan;Dana;Ray');
    expect(twice.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Dan', 'Ray']]);
    const same = matchHeaders(
      readPasted('Ad;Ad\nDan;Ray'),
      [firstName(), { ...firstName(), name: 'second' }],
      () => 'Ad',
    );
    expect(same).toEqual({ rows: [{ number: 2, cells: ['Dan', 'Ray'] }], missing: [], guessed: false });
  });

  test('headings are looked for in ten rows, below titles and logos', () => {
    const under = (titles: number) => match(`sep=;\n${'Otel\n'.repeat(titles)}Ad;Soyad;Oda\nDan;Ray;12`);
    expect(under(9).rows.map(({ cells }) => cells[0])).toEqual(['Dan']);
    expect(() => under(10)).toThrow(expect.objectContaining({ code: 'headers' }));
  });

  test('of rows that know as many headings the first has them', () => {
    expect(match('Ad;Soyad\nDan;Ray\nAd;Soyad\nEve;Fox').rows).toHaveLength(3);
    expect(match('Ad;Soyad\nAd;Soyad\nDan;Ray').rows).toHaveLength(2);
  });

  test('the row that knows most headings has them', () => {
    const matched = match('Ad;;\nAd;Soyad;Oda\nDan;Ray;12');
    expect(matched.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Dan', 'Ray']]);
  });

  test('without headings the longest row says how many columns there are', () => {
    const rows = match('Dan;Ray;IE;P1;1.2.1990;m\nEve;Ray;IE;P2').rows;
    expect(rows.map(({ cells }) => cells[5])).toEqual(['m', '']);
  });

  test('without them columns that fit are taken in order, others are refused', () => {
    expect(match('Dan;Ray;IE;P1;1.2.1990;m')).toMatchObject({ guessed: true, rows: [{ number: 1 }] });
    expect(() => match('Dan;Ray;IE')).toThrow(expect.objectContaining({ code: 'headers' }));
  });
});

test.each([
  ['05/07/1990', '1990-07-05'],
  ['5.7.1990', '1990-07-05'],
  ['1990-07-05', '1990-07-05'],
  ['1990-07-05T00:00:00', '1990-07-05'],
  ['05.07.1990 00:00', '1990-07-05'],
  ['5 Jul 1990', '1990-07-05'],
  ['05-JULY-1990', '1990-07-05'],
  ['5 Jan 1990', '1990-01-05'],
  ['5 Feb 1990', '1990-02-05'],
  ['5 March 1990', '1990-03-05'],
  ['5 Apr 1990', '1990-04-05'],
  ['5 May 1990', '1990-05-05'],
  ['5 June 1990', '1990-06-05'],
  ['5 Aug 1990', '1990-08-05'],
  ['5 Sep 1990', '1990-09-05'],
  ['5 October 1990', '1990-10-05'],
  ['5 Nov 1990', '1990-11-05'],
  ['5 Dec 1990', '1990-12-05'],
  ['٠٥/٠٧/١٩٩٠', '1990-07-05'],
  ['33059', '1990-07-05'],
  ['33059.5', '1990-07-05'],
  /* a workbook counts a day in 1900 that never was: from the first of March on it is right */
  ['61', '1900-03-01'],
  ['60', null],
  ['80000', '2119-01-11'],
  ['80001', null],
  ['07/25/1990', null],
  ['31.02.1990', null],
  ['5.7.90', null],
  ['5 Xyz 1990', null],
  ['1e4', null],
  ['0x8000', null],
  ['1990', null],
  ['', null],
])('the date %j is %j', (cell, date) => {
  /* a bare year is a number of days too, and would be somebody born in 1905 */
  if (cell === '1990') expect(dateOfCell(cell)).toBe('1905-06-12');
  else expect(dateOfCell(cell)).toBe(date);
});

test('a date counted from 1904', () => {
  expect(dateOfCell('31597', 1462)).toBe('1990-07-05');
});

test.each([
  ['Almanya', '276'],
  ['GERMANY', '276'],
  ['германия', '276'],
  ['ألمانيا', '276'],
  ['DE', '276'],
  ['deu', '276'],
  ['276', '276'],
  ['008', '8'],
  ['U.S.A.', '840'],
  ['İngiltere', '826'],
  ['Kosova', '999'],
  ['Türkiye', null],
  ['Almnya', null],
  ['', null],
])('the country %j is %j', async (cell, code) => {
  expect((await loadCountryOfCell())(cell)).toBe(code);
});

test.each([
  ['K', 'female'],
  ['kadın', 'female'],
  ['F', 'female'],
  ['Ж', 'female'],
  ['أنثى', 'female'],
  ['E', 'male'],
  ['M', 'male'],
  ['мужской', 'male'],
  ['ذكر', 'male'],
  ['=1+1', ''],
])('the gender %j is %j', (cell, value) => {
  const reader = { countryOf: () => null, optionLabel: () => '', dateShift: 0 };
  expect(valueOfCell(gender(), cell, reader)).toBe(value);
});

test('a passport that stands twice is refused at its later place, also when the form has it', () => {
  const row = (number: string, counts = true) => ({ person: { passportNo: number }, counts, faults: {} });
  const present: FieldValues[] = [{ passportNo: 'X1' }];
  const rows = [row('p 1'), row('P-1'), row('x1'), row('P2', false), row('P2')];
  expect(refuseRepeats(rows, fields, present, 'twice')).toEqual([
    {},
    { passportNo: 'twice' },
    { passportNo: 'twice' },
    {},
    {},
  ]);
});

describe('persons of a list and of the form', () => {
  const blank = { firstName: '', lastName: '', birthDate: '', passportNo: '' };
  const dan = { firstName: 'Dan', lastName: 'Ray', birthDate: '1990-07-05', passportNo: 'P1' };

  test('an untouched form gives way', () => {
    expect(mergePersons([blank], [dan], blank)).toEqual([dan]);
  });
  test('somebody a draft brought back without a number is completed', () => {
    expect(mergePersons([{ ...dan, passportNo: '' }], [dan], blank)).toEqual([dan]);
  });
  test('everybody else is added', () => {
    const eve = { ...dan, firstName: 'Eve', passportNo: 'P2' };
    expect(mergePersons([eve], [dan], blank)).toEqual([eve, dan]);
  });

  /* of two who share a day or a name, one is not the other: nobody gets another person's passport */
  test.each([
    ['another day of birth', { birthDate: '1970-01-01' }],
    ['no day of birth', { birthDate: '' }],
    ['another first name', { firstName: 'Eve' }],
    ['another last name', { lastName: 'Quinn' }],
  ])('somebody with %s is somebody else', (_, change) => {
    const other = { ...dan, passportNo: '', ...change };
    expect(mergePersons([other], [dan], blank)).toEqual([other, dan]);
  });

  test('whoever is whole in the form is not written over', () => {
    const own = { ...dan, passportNo: 'P9' };
    expect(mergePersons([own], [dan], blank)).toEqual([own, dan]);
  });

  test('what is begun with is no answer', () => {
    const first = { ...blank, gender: 'female' };
    expect(mergePersons([first, { ...first, firstName: 'Eve' }], [], first)).toEqual([
      { ...first, firstName: 'Eve' },
    ]);
  });

  test('who was priced without a name is named by the list, once each', () => {
    const { birthDate } = dan;
    const nameless = { ...blank, birthDate };
    expect(mergePersons([nameless], [dan], blank)).toEqual([dan]);
    expect(mergePersons([nameless, nameless], [dan], blank)).toEqual([dan, nameless]);
  });
});
