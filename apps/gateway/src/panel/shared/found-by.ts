import { type RawBuilder, sql } from 'kysely';
import type { DataKeys } from '../../platform/ports.ts';
import { type NamedTable, typedHashes } from '../../platform/sensitive/name-beginnings.ts';
import { mailKeys } from '../../platform/sensitive/sealed-mail.ts';
import { endHashes, wholeHashes } from '../../platform/sensitive/sealed-phone.ts';
import { wholeMail, wordsOf } from './search-query.ts';
import { phoneEnd, wholePhones } from './typed-phone.ts';

/** What the indexes of a table are asked. */
interface Asked {
  /** what somebody looks for */
  typed: string;
  /** the same, as `searchQuery` has it */
  words: string;
}

const inHashes = (column: string, hashes: readonly string[]): RawBuilder<boolean>[] =>
  hashes.length === 0 ? [] : [sql<boolean>`${sql.ref(column)} in (${sql.join(hashes)})`];

/** A phone that is sealed: whole, or by its last four digits. */
const askedOfPhones = (keys: DataKeys, typed: string): RawBuilder<boolean>[] => {
  const end = phoneEnd(typed);
  return [
    ...inHashes('phone_key', wholeHashes(keys, wholePhones(typed))),
    ...inHashes('phone_end_key', end === null ? [] : endHashes(keys, end)),
  ];
};

/**
 * A name that is sealed: by the beginnings of its words, under each key for itself, for a row has all its hashes under one (decision 0603).
 * Asked as one condition with the words: what many have is then met on a walk in order, as it was by its words.
 */
export const askedOfNames = (keys: DataKeys, table: NamedTable, typed: string): RawBuilder<boolean>[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return typedHashes(keys, table, words).map(
    (hashes) => sql<boolean>`${sql.ref(`${table}.name_keys`)} @> array[${sql.join(hashes)}]::integer[]`,
  );
};

/**
 * What the indexes of a table are asked for what somebody typed: its words, and where it is a whole mail address, a whole phone or the end
 * of one its hashes too, for what is sealed is in no words (decisions 0595, 0597). Each index for itself: asked as one condition the newest
 * rows are walked, for the database cannot tell how few they are.
 */
export function askedOfIndexes(keys: DataKeys, { typed, words }: Asked): RawBuilder<boolean>[] {
  const mail = wholeMail(typed);
  /* the beginning of many would be expected of an address, and no index asked */
  const whole = mail === null ? words : words.replace(/:\*$/, '');
  return [
    sql<boolean>`search @@ ${whole}::tsquery`,
    ...(mail === null ? askedOfPhones(keys, typed) : inHashes('email_key', mailKeys(keys, mail))),
  ];
}

/** Rows that have these words, this name, this whole mail address, or this phone. */
export const isFoundBy = (table: NamedTable, keys: DataKeys, typed: string, words: string) => {
  const hasWords = sql<boolean>`${sql.ref(`${table}.search`)} @@ ${words}::tsquery`;
  const names = askedOfNames(keys, table, typed);
  if (names.length > 0) return sql<boolean>`(${sql.join([hasWords, ...names], sql` or `)})`;
  const asked = askedOfIndexes(keys, { typed, words });
  if (asked.length === 1) return hasWords;
  const ids = asked.map((one) => sql`select id from ${sql.table(table)} where ${one}`);
  return sql<boolean>`${sql.ref(`${table}.id`)} in (${sql.join(ids, sql` union `)})`;
};
