import type { Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import { useBoot } from '@sigorta/runtime/runtime';
import { useRef, useState } from 'react';
import { useWholeProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { loadCountryOfCell } from './country-of-cell.ts';
import { faultsOf, personOfRow, refuseRepeats } from './judge-rows.ts';
import { ListFault, type ListFaultCode } from './list-fault.ts';
import { type Matched, matchHeaders } from './match-headers.ts';
import type { Table } from './table.ts';

export interface ListRow {
  number: number;
  cells: readonly string[];
  person: FieldValues;
  skipped: boolean;
  /** wrong when it was read: it keeps its place among those to mend */
  wasWrong: boolean;
}

export type Reading =
  | { state: 'source'; fault: ListFaultCode | 'lists' | null }
  | { state: 'busy' }
  | { state: 'preview'; rows: readonly ListRow[]; missing: readonly Field[]; guessed: boolean };

/** Reads a list, keeps its rows while they are mended, and judges them. */
export function useUpload(present: readonly FieldValues[]) {
  const product = useWholeProduct();
  const boot = useBoot();
  const { find, language } = useWords();
  const [reading, setReading] = useState<Reading>({ state: 'source', fault: null });
  /* a person's faults are found once for each state of the person */
  const known = useRef(new WeakMap<FieldValues, Record<string, string>>());
  const { fields } = product.insured;

  const namesOf = (some: readonly Field[]): string =>
    some.map((field) => find(textPrefix(field))).join(language === 'ar' ? '، ' : ', ');
  const faultsOfPerson = (person: FieldValues): Record<string, string> => {
    const judged = known.current.get(person) ?? faultsOf(product, person, { today: boot.today });
    known.current.set(person, judged);
    return judged;
  };
  const faultsByRow = (rows: readonly ListRow[]): Record<string, string>[] =>
    refuseRepeats(
      rows.map(({ person, skipped }) => ({ person, counts: !skipped, faults: faultsOfPerson(person) })),
      fields,
      present,
      'upload.repeat',
    );

  const toRows = async (table: Table): Promise<{ rows: ListRow[]; matched: Matched }> => {
    const matched = matchHeaders(table, fields, (field) => find(textPrefix(field)));
    const countryOf = await loadCountryOfCell();
    const reader = {
      countryOf,
      optionLabel: (field: Field, option: { value: string; label?: string }) =>
        find(optionKey(field, option)),
      dateShift: table.dateShift,
    };
    const rows = matched.rows.map((row) => ({
      ...row,
      person: personOfRow(fields, row, reader),
      skipped: false,
      wasWrong: false,
    }));
    const faults = faultsByRow(rows);
    return {
      matched,
      rows: rows.map((row, at) => ({ ...row, wasWrong: Object.keys(faults[at] ?? {}).length > 0 })),
    };
  };

  const read = async (table: () => Promise<Table>): Promise<void> => {
    setReading({ state: 'busy' });
    try {
      const { rows, matched } = await toRows(await table());
      if (rows.length === 0) throw new ListFault('empty');
      setReading({ state: 'preview', rows, missing: matched.missing, guessed: matched.guessed });
    } catch (error) {
      setReading({ state: 'source', fault: error instanceof ListFault ? error.code : 'lists' });
    }
  };

  const change = (at: (row: ListRow, index: number) => ListRow): void =>
    setReading((now) => (now.state === 'preview' ? { ...now, rows: now.rows.map(at) } : now));

  return {
    headings: fields.map((field) => find(textPrefix(field))),
    names: namesOf(fields),
    namesOf,
    reading,
    read,
    again: () => setReading({ state: 'source', fault: null }),
    faultsByRow,
    answer: (index: number, name: string, value: FieldValue) =>
      change((row, at) => (at === index ? { ...row, person: { ...row.person, [name]: value } } : row)),
    skip: (index: number, skipped: boolean) =>
      change((row, at) => (at === index ? { ...row, skipped } : row)),
    skipAll: (wrong: ReadonlySet<number>) =>
      change((row, at) => (wrong.has(at) ? { ...row, skipped: true } : row)),
  };
}

export type Upload = ReturnType<typeof useUpload>;
