import type { Field, FieldKind } from './field.ts';
import type { FieldText } from './product-texts.ts';

/** What can be wrong with one field. `error` is the general one; only some kinds give the others. */
export type Fault =
  | 'error'
  | 'error.required'
  | 'error.letters'
  | 'error.length'
  | 'error.checksum'
  | 'error.international'
  | 'error.past'
  | 'error.future'
  | 'error.tooLate'
  | 'error.order'
  | 'error.tooYoung'
  | 'error.tooOld';

/** Start of a field's text keys: its own `text`, else `field.<name>` of the common texts. */
export const textPrefix = (field: Field): FieldText => field.text ?? `field.${field.name}`;

export const messageKey = (field: Field, fault: Fault = 'error'): FieldText =>
  `${textPrefix(field)}.${fault}`;

const faultsOfKind: Partial<Record<FieldKind, readonly Fault[]>> = {
  personName: ['error.letters'],
  nationalId: ['error.length', 'error.checksum'],
  taxNumber: ['error.length', 'error.checksum'],
  phone: ['error.international'],
  birthDate: ['error.required', 'error.future'],
};

/** Faults a field of this declaration can have, for the test that every message has its text. */
export function faultsOf(field: Field): Fault[] {
  const faults: Fault[] = ['error', ...(faultsOfKind[field.kind] ?? [])];
  if (field.kind === 'birthDate') {
    if (field.minAge !== undefined) faults.push('error.tooYoung');
    if (field.maxAge !== undefined) faults.push('error.tooOld');
  }
  if (field.kind === 'date') {
    if (field.minDays !== undefined) faults.push('error.past');
    if (field.maxDays !== undefined) faults.push('error.tooLate');
    if (field.notBefore !== undefined) faults.push('error.order');
  }
  return faults;
}

/** Text key of an option. */
export const optionKey = (field: Field, { value }: { value: string }): FieldText =>
  `${textPrefix(field)}.${value}`;

/** Messages that belong to no single field. */
export const unknownField = 'field.unknown.error';
export const tooFewInsured = 'field.insured.error.tooFew';
export const tooManyInsured = 'field.insured.error.tooMany';
