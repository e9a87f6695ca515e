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
  if (mail === null) return inWords;
  /* the beginning of many would be expected, and no index asked */
  const whole = words.replace(/:\*$/, '');
  const ids = sql`select id from ${sql.table(table)}`;
  /* each index for itself: asked as one condition the newest rows are walked, for the database cannot tell how few they are */
  return sql<boolean>`${sql.ref(`${table}.id`)} in (
    ${ids} where search @@ ${whole}::tsquery union ${ids} where email_key in (${sql.join(mailKeys(keys, mail))}))`;
};
