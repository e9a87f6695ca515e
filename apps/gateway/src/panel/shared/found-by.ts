import { sql } from 'kysely';
import type { DataKeys } from '../../platform/ports.ts';
import { mailKeys } from '../../platform/sensitive/sealed-mail.ts';
import { wholeMail } from './search-query.ts';

/**
 * Rows that have these words, or this whole mail address: one that is sealed is in no words, and is found by its hash (decision 0595).
 * @param typed what somebody looks for
 * @param words the same, as `searchQuery` has it
 */
export const isFoundBy = (table: 'application' | 'quote', keys: DataKeys, typed: string, words: string) => {
  const mail = wholeMail(typed);
  const inWords = sql<boolean>`${sql.ref(`${table}.search`)} @@ ${words}::tsquery`;
  return mail === null
    ? inWords
    : sql<boolean>`(${inWords} or ${sql.ref(`${table}.email_key`)} in (${sql.join(mailKeys(keys, mail))}))`;
};
