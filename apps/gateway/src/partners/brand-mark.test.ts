import { expect, test } from 'vitest';
import { insurerMark } from './brand-mark.ts';

test('papers find an insurer’s mark in its folder, with no property that paper does not know', () => {
  const mark = insurerMark('poyraztas');
  expect(mark).toContain('<title>Poyraztaş Sigorta</title>');
  expect(mark).not.toContain('var(');
});

test.each(['nobody', '../ui-kit', 'Poyraztas', ''])('where "%s" has none, its name stands instead', (id) => {
  expect(insurerMark(id)).toBeNull();
});
