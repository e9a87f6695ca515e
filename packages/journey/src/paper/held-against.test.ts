import { sukrusCard } from '@sigorta/paper-reader/testing/sample-papers';
import { linesOf } from '@sigorta/paper-reader/testing/zone-text';
import { readingOf } from '@sigorta/paper-reader/zone/reading';
import type { FieldValues } from '@sigorta/product-kit/field';
import { idOrPassport } from '@sigorta/product-kit/fields/identity';
import { expect, test } from 'vitest';
import { heldAgainst } from './held-against.ts';

const fields = idOrPassport();

/** How an identity card's number stands beside what was answered. */
const numberBeside = (values: FieldValues) => {
  const reading = readingOf(sukrusCard.kind, linesOf(sukrusCard), '2026-11-28');
  if (!reading) throw new Error('a card was expected');
  const { rows } = heldAgainst(reading, { fields, values, isPriced: () => false });
  return rows.find(({ answer }) => answer.field.name === 'nationalId')?.standing;
};

test('the kind of paper that a form begins with gives way to the one that was read', () => {
  expect(numberBeside({ idKind: 'nationalId' })).toEqual({ is: 'open' });
});

test('a kind that was chosen is told beside what was read, and stays unless somebody says so', () => {
  expect(numberBeside({ idKind: 'passport', passportNo: '' })).toMatchObject({
    is: 'other',
    field: { name: 'idKind' },
    value: 'passport',
  });
});
