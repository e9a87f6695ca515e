import { type AuditAction, auditActions } from '@sigorta/contracts/panel/audit-actions';
import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';
import { tr } from './texts/tr.ts';

const texts: Record<(typeof languages)[number], Partial<Record<`action.${AuditAction}`, string>>> = {
  tr,
  en,
  ru,
  ar,
};

test.each(languages)('what somebody did has a name of its own in %s', (language) => {
  const names = auditActions.map((action) => texts[language][`action.${action}`]);
  expect(names.filter((name) => !name)).toEqual([]);
  expect(names.length).toBe(new Set(auditActions).size);
});

test('an act that nobody named does not compile', () => {
  /* @ts-expect-error the closed list has no such act, so the log takes none */
  const unknown: AuditAction = 'policy.juggled';
  const { 'action.quote.noted': _, ...without } = tr;
  /* @ts-expect-error a language that lacks a name is no list of names */
  const names: Record<`action.${AuditAction}`, string> = without;
  expect([unknown, Object.keys(names).includes('action.quote.noted')]).toEqual(['policy.juggled', false]);
});
