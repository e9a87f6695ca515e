import { expect, test } from 'vitest';
import { afterBankingDays } from './banking-days.ts';
import { namedReference } from './named-reference.ts';

test.each([
  ['SARIKAVAK SIGORTA EFT 4711 PRIM', ['EFT 4711'], 'EFT 4711'],
  ['SARIKAVAK SIGORTA EFT-4711/PRIM', ['EFT 4711'], 'EFT 4711'],
  ['SARIKAVAK SIGORTA EFT 47112', ['EFT 4711'], null],
  ['EFT 4711 2', ['EFT 4711', 'EFT 4711 2'], 'EFT 4711 2'],
  ['IADE KASIM ISLEM 12', ['İade Kasım işlem 12'], 'İade Kasım işlem 12'],
  ['EFT 4711', ['…'], null],
  ['', ['EFT 4711'], null],
  ['', ['…'], null],
])('of “%s” by %j: %s', (line, references, named) => {
  expect(namedReference(line, references)).toBe(named);
});

/* by a calendar of November 2026 */
test.each([
  ['2026-11-02', 5, '2026-11-09'],
  ['2026-11-06', 1, '2026-11-09'],
  ['2026-11-07', 1, '2026-11-09'],
  ['2026-11-27', 3, '2026-12-02'],
])('%s and %i banking days are %s', (day, count, then) => {
  expect(afterBankingDays(day, count)).toBe(then);
});
