import { expect, test } from 'vitest';
import { examples, withExamples } from './examples.ts';

test.each([
  ['خط العرض وخط الطول: 40.9903, 29.0275', ['40.9903, 29.0275']],
  ['صورة على عنواننا: /uploads/logo.svg. بعرض 128 بكسل', ['/uploads/logo.svg', '128']],
  ['يحل عنوان الصفحة محل {{page}}.', ['{{page}}']],
  ['رمز البلد: +90 216 000 00 00', ['+90 216 000 00 00']],
  ['بلا أمثلة', []],
])('%s holds the examples %o', (text, found) => {
  expect(text.split(examples).filter((_, at) => at % 2 === 1)).toEqual(found);
});

test('examples are kept from left to right, the full stop after them is not', () => {
  expect(withExamples('العنوان /a/b.svg. نعم')).toBe('العنوان \u2066/a/b.svg\u2069. نعم');
});
