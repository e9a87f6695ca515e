import { describe, expect, test } from 'vitest';
import { keepDigits, toLatinDigits } from './digits.ts';
import { isEmail } from './email.ts';
import { hasLength } from './length.ts';
import { normaliseLicenceSerial } from './licence-serial.ts';
import { normalisePassport } from './passport.ts';
import { isPersonName, tidyPersonName } from './person-name.ts';
import { formatPlate } from './plate.ts';
import { videoIdOf } from './video-id.ts';

describe('e-mail', () => {
  test.each(['a@b.c', 'ayşe.gül@örnek.com.tr', 'a+b@c-d.org'])('%s is accepted', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  test.each([
    '<a@b.co',
    'a@b.co>',
    '<a@b.co>',
    'a,b@c.co',
    'a@b.co,c@d.co',
    'a;b@c.co',
    '"a"@b.co',
    'a@[1.2.3.4]',
    'x:a@b.co',
    'a\\b@c.co',
    'a(b)@c.co',
  ])('%s is refused: a mail program would read another address', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  test.each(['a@b..c', 'a@.b.c', 'a@b.c..d'])(
    '%s is refused: no domain has an empty part, so no mail arrives',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
  test.each(['', 'a', 'a@b', 'a@b.', '@b.c', 'a b@c.d', 'a@b@c.d', ' a@b.c', `${'a'.repeat(250)}@b.co`])(
    '"%s" is refused',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

test('an address has 254 characters at most, as RFC 5321 lets one be sent', () => {
  const ofLength = (length: number): string => `${'a'.repeat(190)}@${'b'.repeat(length - 195)}.com`;
  expect([254, 255].map(ofLength).map(isEmail)).toEqual([true, false]);
});

describe('person name', () => {
  test.each([
    'A'.repeat(60),
    'Ayşe',
    'Işıl Gül',
    'Jean-Luc',
    'O’Neill',
    "D'Angelo",
    'Анна-Мария',
    'محمد عبد الله',
    '美玲',
    'Zoe\u0308',
  ])('%s is accepted', (text) => {
    expect(isPersonName(text)).toBe(true);
  });
  test.each(['', ' ', '-', 'Ay5e', 'Ali_Can', 'Ali.', '<b>', 'A'.repeat(61), 'Ali\n'])(
    '"%s" is refused',
    (text) => {
      expect(isPersonName(text)).toBe(false);
    },
  );
  test('spaces are tidied, case is left alone', () => {
    expect(tidyPersonName('  de  la\tCruz ')).toBe('de la Cruz');
  });
});

describe('generic length rules of the specification', () => {
  test.each([
    [{ kind: 'min', bound: 3 } as const, 'abc', false],
    [{ kind: 'min', bound: 3 } as const, 'abcd', true],
    [{ kind: 'max', bound: 3 } as const, 'abc', false],
    [{ kind: 'max', bound: 3 } as const, 'ab', true],
    [{ kind: 'max', bound: 3 } as const, 'a', true],
    [{ kind: 'max', bound: 3 } as const, '', false],
    [{ kind: 'equal', bound: 3 } as const, 'abc', true],
    [{ kind: 'equal', bound: 3 } as const, 'ab', false],
    [{ kind: 'default' } as const, '', false],
    [{ kind: 'default' } as const, 'a', true],
  ])('%o holds for "%s": %s', (rule, text, holds) => {
    expect(hasLength(text, rule)).toBe(holds);
  });
});

describe('video links', () => {
  const id = 'dQw4w9WgXcQ';
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?list=x&v=${id}&t=3`,
    `https://youtu.be/${id}?si=abc`,
    `youtube.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}/`,
    `https://www.youtube-nocookie.com/embed/${id}#t`,
  ])('%s holds an id', (link) => {
    expect(videoIdOf(link)).toBe(id);
  });
  test.each([
    '',
    id,
    `https://vimeo.com/${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://youtu.be/${id}x`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/${id}`,
    'https://www.youtube.com/playlist?list=dQw4w9WgXcQ',
  ])('"%s" is refused', (link) => {
    expect(videoIdOf(link)).toBeNull();
  });
});

test('digits of three scripts become Latin, and only they', () => {
  expect(toLatinDigits('a٠٩۰۹b12')).toBe('a0909b12');
  expect(keepDigits('1 ٢-3x4', 3)).toBe('123');
});

test('codes are brought into their written form', () => {
  expect(normalisePassport(' u 12-345678')).toBe('U12345678');
  expect(normaliseLicenceSerial('ab 123456')).toBe('AB123456');
  expect(formatPlate('34abc-12')).toBe('34 ABC 12');
  expect(formatPlate('xyz')).toBe('XYZ');
});
