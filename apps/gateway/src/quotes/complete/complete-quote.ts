import { isDeepStrictEqual } from 'node:util';
import type { quoteComplete } from '@sigorta/contracts/operations/quote-complete';
import type { Application } from '@sigorta/product-kit/field';
import { priceAnswersOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { type Kysely, sql, type Transaction } from 'kysely';
import { givenConsents } from '../../catalogue/consents/given-consents.ts';
import { firstPhone } from '../../catalogue/persons.ts';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { nameKeysIn } from '../../platform/sensitive/names-in-form.ts';
import { personKeys } from '../../platform/sensitive/person-keys.ts';
import {
  newRecordKey,
  recordKey,
  withoutRecordKey,
  withRecordKeys,
} from '../../platform/sensitive/record-keys.ts';
import { openApplication, sealApplication } from '../../platform/sensitive/sealed-application.ts';
import { mailKeyIn } from '../../platform/sensitive/sealed-mail.ts';
import { noPhone, sealPhone } from '../../platform/sensitive/sealed-phone.ts';
import type { QuoteContext } from '../context.ts';
import { isQuoteOf } from '../quote-of-session.ts';
import { bareSummary, summaryOf } from '../quote-summary.ts';
import { refuseOrdered } from '../refuse-ordered.ts';

const quoteOf = (db: Kysely<Database>, quoteId: string, sessionId: string) =>
  db
    .selectFrom('quote')
    .select(['quote.id', 'quote.product', 'quote.release', 'quote.language', 'quote.application'])
    .select(['quote.created_at', 'quote.awaits_rest', 'quote.completions', 'quote.partner_id'])
    .select(recordKey('quote.id'))
    .where('quote.id', '=', quoteId)
    .where(isQuoteOf(sessionId))
    .executeTakeFirst();

/** The prices were made with these answers; with others there would be other prices. */
const refuseOtherPrice = (product: Product, asked: Application, application: Application): void => {
  const before = priceAnswersOf(product, asked);
  if (!isDeepStrictEqual(priceAnswersOf(product, application), before))
    throw new Refusal('price-answers-changed');
};

/**
 * What insurers were told of the application of before holds no more: each of its offers has to be made firm again, and stands
 * as it did when its insurer had seen the answers for the price alone.
 */
const unfirm = async (trx: Transaction<Database>, quoteId: string): Promise<void> => {
  await trx
    .updateTable('offer')
    .set({
      is_firm: false,
      body: sql`jsonb_set(body, '{standing}', to_jsonb(coalesce(first_standing, 'indicative')))`,
    })
    .where('quote_id', '=', quoteId)
    .where('is_firm', '=', true)
    .execute();
  await refuseOrdered(trx, quoteId);
};

/** Whoever opened the quote by a link knew what it asked for before: with these persons in it, it is proved anew. */
const closeToOthers = (trx: Transaction<Database>, quoteId: string, sessionId: string) =>
  trx
    .deleteFrom('quote_access')
    .where('quote_id', '=', quoteId)
    .where('session_id', '<>', sessionId)
    .execute();

/**
 * Stores whom and what a quote insures, after its prices; again for a correction. A quote that was asked for with the whole
 * application has nothing to complete.
 */
export const completeQuote: Handler<typeof quoteComplete, QuoteContext> = async (context, request, call) => {
  const { db, dataKeys, clock } = context;
  const row = await quoteOf(db, request.quoteId, call.sessionId);
  const product = row && (await context.products.of(row))?.product;
  if (!row || !product || !(row.awaits_rest || row.completions > 0)) throw new Refusal('not-found');
  const application = checkedApplication(product, request.application, clock(), 'application');
  const before = openApplication(dataKeys, product, { ...row, key: row.record_key });
  refuseOtherPrice(product, before, application);
  const consents = givenConsents(product, 'form', request.consents);
  return db.transaction().execute(async (trx) => {
    /* first of all: an insurer's answer about the application of before waits here, and then no longer counts */
    const held = await trx
      .selectFrom('quote')
      .select('completions')
      .where('id', '=', row.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    /* its person had it deleted meanwhile */
    if (!held) throw new Refusal('not-found');
    const completed = { ...row, application, awaits_rest: false, completions: held.completions + 1 };
    const summary = summaryOf(product, completed);
    await unfirm(trx, row.id);
    await closeToOthers(trx, row.id, call.sessionId);
    const phone = firstPhone(product, application);
    const own = newRecordKey(dataKeys, { id: row.id, partnerId: row.partner_id, phone }, clock());
    await (own.row ? withRecordKeys(trx, [own.row]) : withoutRecordKey(trx, row.id))
      .updateTable('quote')
      .set({
        application: JSON.stringify(sealApplication(own.keys, product, row.id, application)),
        consents: JSON.stringify(consents),
        ...(phone === null
          ? noPhone
          : sealPhone(dataKeys, own.keys, { what: 'quote.phone', id: row.id, phone })),
        person_keys: personKeys(dataKeys, product, application),
        email_key: mailKeyIn(dataKeys, product, application),
        name_keys: nameKeysIn(dataKeys, 'quote', row.id, application),
        awaits_rest: false,
        completions: completed.completions,
      })
      .where('id', '=', row.id)
      .execute();
    await trx
      .updateTable('quote_event')
      .set({ body: sql`jsonb_set(body, '{quote}', ${JSON.stringify(bareSummary(summary))}::jsonb)` })
      .where('quote_id', '=', row.id)
      .where('sequence', '=', 0)
      .execute();
    return summary;
  });
};
