import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { savedQuoteClaim } from '@sigorta/contracts/operations/saved-quote-claim';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import { knowsBirthDate, knowsDetails, opensByLink } from './owner-detail.ts';
import { findSaved, type SavedRow, standingOf } from './saved-link.ts';

const mostTries = 5;

/** Counts a try before it is looked at, so that parallel guesses share the five of a link. */
const takeTry = async ({ db }: Context, { id }: SavedRow): Promise<void> => {
  const taken = await db
    .updateTable('saved_quote')
    .set((to) => ({ tries: to('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', mostTries)
    .executeTakeFirst();
  /* from here on only the phone itself opens it */
  if (taken.numUpdatedRows === 0n) throw new Refusal('sign-in-required');
};

const checkDetails = async (
  context: Context,
  saved: SavedRow,
  said: ParsedRequestOf<typeof savedQuoteClaim>,
): Promise<void> => {
  /* the newest one: what was kept may have been completed since */
  const quote = await context.db
    .selectFrom('quote')
    .select(['id', 'product', 'release', 'application', 'awaits_rest'])
    .select(recordKey('quote.id'))
    .where('id', '=', saved.latest_quote_id)
    .executeTakeFirst();
  const product = quote && (await context.products.of(quote))?.product;
  if (!quote || !product) throw new Refusal('not-found');
  if (quote.awaits_rest && opensByLink(product)) return;
  if (said[quote.awaits_rest ? 'birthDate' : 'phoneEnd'] === undefined) throw new Refusal('sign-in-required');
  await takeTry(context, saved);
  const application = openApplication(context.dataKeys, product, { ...quote, key: quote.record_key });
  const knows = quote.awaits_rest ? knowsBirthDate : knowsDetails;
  if (!knows(product, application, said)) throw new Refusal('detail-wrong');
};

/** Opens a kept quote to the caller's session, its owner's stays as it is. */
export const claimSaved: Handler<typeof savedQuoteClaim> = async (context, request, call) => {
  const { db } = context;
  const saved = await findSaved(context, request.token, call.partner.id);
  const standing = await standingOf(context, saved.latest_quote_id, call);
  if (standing === 'session') return { quoteId: saved.latest_quote_id };
  if (standing === null) await checkDetails(context, saved, request);
  const quotes = [...new Set([saved.quote_id, saved.latest_quote_id])];
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('quote_access')
      .values(quotes.map((quote_id) => ({ quote_id, session_id: call.sessionId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.updateTable('saved_quote').set({ tries: 0 }).where('id', '=', saved.id).execute();
  });
  return { quoteId: saved.latest_quote_id };
};
