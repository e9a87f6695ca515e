import { type RawBuilder, sql } from 'kysely';
import type { DataKeys } from '../../platform/ports.ts';
import { mailKeys } from '../../platform/sensitive/sealed-mail.ts';
import { wholeMail } from './search-query.ts';

/**
 * What the indexes of a table are asked for what somebody typed: its words, and where it is a whole mail address its hashes too, for one
 * that is sealed is in no words (decision 0595). Each index for itself: asked as one condition the newest rows are walked, for the
 * database cannot tell how few they are.
 * @param typed what somebody looks for
 * @param words the same, as `searchQuery` has it
 */
export function askedOfIndexes(keys: DataKeys, typed: string, words: string): RawBuilder<boolean>[] {
  const mail = wholeMail(typed);
  /* the beginning of many would be expected of an address, and no index asked */
  const whole = mail === null ? words : words.replace(/:\*$/, '');
  const inWords = sql<boolean>`search @@ ${whole}::tsquery`;
  if (mail === null) return [inWords];
  return [inWords, sql<boolean>`email_key in (${sql.join(mailKeys(keys, mail))})`];
}

/** Rows that have these words, or this whole mail address. */
export const isFoundBy = (table: 'application' | 'quote', keys: DataKeys, typed: string, words: string) => {
  const asked = askedOfIndexes(keys, typed, words);
  if (asked.length === 1) return sql<boolean>`${sql.ref(`${table}.search`)} @@ ${words}::tsquery`;
  const ids = asked.map((one) => sql`select id from ${sql.table(table)} where ${one}`);
  return sql<boolean>`${sql.ref(`${table}.id`)} in (${sql.join(ids, sql` union `)})`;
};
