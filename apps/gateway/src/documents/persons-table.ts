import type { Application, Field, FieldKind, FieldValues } from '@sigorta/product-kit/field';
import { fullName } from '../catalogue/persons.ts';
import type { Source } from './offer-sections.ts';
import type { Sheet } from './sheet.ts';
import { printable } from './words.ts';

const identities: readonly FieldKind[] = ['nationalId', 'foreignerId', 'passportNo'];

const answerIn = (fields: readonly Field[], kinds: readonly FieldKind[], person: FieldValues): string => {
  const found = fields.find(({ kind, name }) => kinds.includes(kind) && person[name]);
  return found ? String(person[found.name]) : '';
};

/** Day, month, year in figures: a desk abroad reads it in any language. */
const inFigures = (isoDate: string): string => isoDate.split('-').reverse().join('.');

/**
 * Who is insured, as a border or a residence permit's desk wants to read it. Only the policy says this much.
 * @param application opened: ids and passports readable
 */
export function personsTable({ product, t }: Source, application: Application): Sheet['persons'] {
  const { fields } = product.insured;
  const rows = (application.insured ?? []).map((person) => ({
    name: printable(fullName(person)),
    born: inFigures(answerIn(fields, ['birthDate'], person)),
    identity: printable(answerIn(fields, identities, person)),
  }));
  if (!rows.some(({ born, identity }) => born !== '' || identity !== '')) return null;
  /* a column that nobody fills looks like something forgotten */
  const told = (
    [
      ['born', t.born],
      ['identity', t.identity],
    ] as const
  ).filter(([key]) => rows.some((one) => one[key] !== ''));
  return {
    title: t.insured,
    columns: [t.name, ...told.map(([, label]) => label)],
    rows: rows.map((one) => ({ name: one.name, cells: told.map(([key]) => one[key]) })),
  };
}
