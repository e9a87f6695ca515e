import { expect, test } from 'vitest';
import { readForm, textField } from './form-fields.ts';

const form = (text: string) => readForm(Buffer.from(text, 'latin1'));

test('values keep their bytes, whatever alphabet they are in', () => {
  const fields = form('a=%DDstanbul&b=%C4%B0stanbul&c=1+2%2B3&d=&e');
  expect(fields.a).toBe('\u00ddstanbul');
  expect(textField(fields, 'b')).toBe('İstanbul');
  expect(fields.c).toBe('1 2+3');
  expect([fields.d, fields.e]).toEqual(['', '']);
});

test('a field sent twice is a list, which is no text', () => {
  const fields = form('a=1&a=2&a=3');
  expect(fields.a).toEqual(['1', '2', '3']);
  expect(textField(fields, 'a')).toBeNull();
});

test('names of the language itself are names like any other', () => {
  const fields = form('__proto__=1&constructor=2&toString=3');
  expect(Object.keys(fields)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(textField(fields, 'hasOwnProperty')).toBeNull();
});

test('a broken escape is left as it is, and no more than 200 fields are read', () => {
  expect(form('a=%G1%2').a).toBe('%G1%2');
  expect(Object.keys(form(Array.from({ length: 500 }, (_, i) => `f${i}=1`).join('&')))).toHaveLength(200);
});
