import { recordKey } from '../platform/sensitive/record-keys.ts';
import { openPhone } from '../platform/sensitive/sealed-phone.ts';
import type { RunningGateway } from './start-gateway.ts';

/** A quote of a shop with its phone opened. @param id of any where none is named */
export const calledQuote = async (
  { context: { db, dataKeys } }: Pick<RunningGateway, 'context'>,
  id?: string,
): Promise<{ id: string; phone: string }> => {
  const row = await db
    .selectFrom('quote')
    .select(['id', 'phone'])
    .select(recordKey('quote.id'))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow();
  return { id: row.id, phone: openPhone(dataKeys, row) ?? '' };
};
