import { expect, test } from 'vitest';
import { checkForeignerId, checkIdentityNumber, isNationalId } from './national-id.ts';

test('the public sample number is accepted', () => {
  expect(isNationalId('10000000146')).toBe(true);
});

test.each(Array.from({ length: 9 }, (_, index) => `${String(index + 1).repeat(10)}0`))(
  '%s passes the checksum but is refused',
  (repeated) => {
    expect(isNationalId(repeated)).toBe(false);
  },
);

test('Arabic-Indic digits have to be made Latin first', () => {
  expect(isNationalId('١٠٠٠٠٠٠٠١٤٦')).toBe(false);
});

test('a foreigner’s number with a wrong checksum warns, a wrong shape is refused', () => {
  expect(checkForeignerId('99121050322')).toBe('ok');
  expect(checkForeignerId('99121050332')).toBe('warn');
  expect(checkForeignerId('9912105033')).toBe('bad');
  expect(checkForeignerId('99999999990')).toBe('bad');
  expect(checkForeignerId('10000000146')).toBe('bad');
});

test('where either may be typed, 99 chooses the foreigner’s rule', () => {
  expect(checkIdentityNumber('99121050332')).toBe('warn');
  expect(checkIdentityNumber('10000000146')).toBe('ok');
  expect(checkIdentityNumber('10000000147')).toBe('bad');
});
