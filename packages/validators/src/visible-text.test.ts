import { expect, test } from 'vitest';
import { isPrintableText, isVisibleText, tidyLine, tidyText } from './visible-text.ts';

/* by hand: what is typed, what is left, whether it can be seen, whether it can be printed */
test.each<[string, string, boolean, boolean]>([
  ['  Ayşe Öztürk ', 'Ayşe Öztürk', true, true],
  ['محمد بن علي', 'محمد بن علي', true, true],
  ['Анна-Мария О’Нил', 'Анна-Мария О’Нил', true, true],
  ['Moda Cad. No: 12/4 (K:3) №5 €', 'Moda Cad. No: 12/4 (K:3) №5 €', true, true],
  ['\u202eecruoS\u202c', 'ecruoS', true, true],
  ['\u2068Defne\u2069', 'Defne', true, true],
  ['De\u00adf\u200bne\ufeff', 'Defne', true, true],
  ['\u200b', '', false, false],
  ['\u200d\u200c\u3164\u2060', '', false, false],
  [' \t\n ', '', false, false],
  ['a\tb', 'a b', true, true],
  ['a\r\nb', 'a\nb', true, false],
  ['a\u0000b', 'a\u0000b', false, false],
  ['a\u001b[31m', 'a\u001b[31m', false, false],
  ['a\u009fb', 'a\u009fb', false, false],
  ['\ue000', '\ue000', false, false],
  ['a\ud800', 'a\ud800', false, false],
  ['می\u200cخواهم', 'می\u200cخواهم', true, true],
  ['a \u200d b', 'a  b', true, true],
  ['👨‍👩‍👧', '👨‍👩‍👧', true, false],
  ['☎️ 12', '☎️ 12', true, false],
  ['No 7 * # ©', 'No 7 * # ©', true, true],
  ['王芳', '王芳', true, false],
  ['\u{e0041}\u{e007f}x', 'x', true, true],
  ['<b>x</b>', '<b>x</b>', true, true],
])('%j is left as %j', (typed, left, visible, printable) => {
  expect(tidyText(typed)).toBe(left);
  expect([isVisibleText(left), isPrintableText(left)]).toEqual([visible, printable]);
});

test('a line has no ends inside', () => {
  expect(tidyLine('Moda Cad. 12\r\n \n Kadıköy\u0085')).toBe('Moda Cad. 12 Kadıköy');
});
