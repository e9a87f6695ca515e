import { mostCounted } from '@sigorta/contracts/panel/list';
import { asCode } from '@sigorta/validators/as-code';
import { readTransferReference } from '@sigorta/validators/transfer-reference';
import { type RawBuilder, sql } from 'kysely';
import type { DataKeys } from '../../platform/ports.ts';
import { askedOfIndexes, askedOfNames } from './found-by.ts';
import { searchQuery, wholeMail } from './search-query.ts';

/** the widest a bank or a provider writes a number */
const longestNumber = 64;

/** A name holds no digit of any script, and is met on a walk in order when many have it. */
export const isName = (search: string): boolean => !/\p{Nd}/u.test(search) && wholeMail(search) === null;

/** Words with a digit may be a name too, where somebody has one. */
const askedOfOrders = (keys: DataKeys, typed: string, words: string): RawBuilder<boolean>[] => [
  ...askedOfIndexes(keys, { typed, words }),
  ...askedOfNames(keys, 'purchase_order', typed),
];

/**
 * Ids of orders that somebody means who reads out a name, a whole mail address, a phone or its end, or a number: the policy's, the
 * provider's of the payment, the reference of a transfer, the last four digits of the card. Digits may be any of them, so every index
 * is asked; none gives more than a list counts, so that the database knows that they are few.
 * @param scope partner whose buyers are meant; null for all
 */
export const ordersFound = (search: string, scope: string | null, keys: DataKeys): RawBuilder<string> => {
  const number = search.trim().slice(0, longestNumber);
  const reference = readTransferReference(search);
  const cardEnd = /^[\s*•.]*(\d{4})$/.exec(search)?.[1];
  const words = searchQuery(search);
  const few = sql`limit ${mostCounted}`;
  const ofScope = scope === null ? sql`` : sql`and partner_id = ${scope}`;
  const parts = [
    sql`select order_id from policy where policy_no = ${asCode(number)}`,
    sql`(select order_id from attempt where psp_payment_id in (${number}, ${asCode(number)}) ${few})`,
    ...(reference === null ? [] : [sql`select order_id from transfer where reference = ${reference}`]),
    ...(cardEnd === undefined
      ? []
      : [sql`(select order_id from attempt where card_last4 = ${cardEnd} order by created_at desc ${few})`]),
    ...(words === null ? [] : askedOfOrders(keys, search, words)).map(
      (asked) => sql`(select id from purchase_order where ${asked} ${ofScope} ${few})`,
    ),
  ];
  return sql`(${sql.join(parts, sql` union `)})`;
};
