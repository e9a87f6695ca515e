import type { savedQuoteRefresh } from '@sigorta/contracts/operations/saved-quote-refresh';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import { checkedAgain } from '../../catalogue/products/checked-application.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Pin, ReleasedProduct } from '../../platform/ports.ts';
import { countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import { askInsurers } from '../ask/ask-insurers.ts';
import { openQuote } from '../ask/open-quote.ts';
import type { QuoteContext } from '../context.ts';
import { findSaved, type SavedRow } from './saved-link.ts';
import { isBought, viewOf } from './saved-view.ts';

/** whoever opens a link makes the insurers work */
const refreshes = { perLink: 6, windowSeconds: 3600 };

const holds = async ({ db, clock }: QuoteContext, quoteId: string): Promise<boolean> =>
  (await db
    .selectFrom('offer')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('valid_until', '>', clock())
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** As it was kept, while its form may still begin something; later by the rules of today, when it still fits them. */
const ruleFor = async ({ products }: QuoteContext, kept: Pin): Promise<ReleasedProduct> => {
  try {
    return await products.begun(kept.product, kept.release ?? undefined);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'release-gone') throw error;
    return products.begun(kept.product, undefined);
  }
};

/** The kept application asked again, as a quote of its owner that everybody who proved the old one may use too. */
const askAgain = async (context: QuoteContext, saved: SavedRow): Promise<string> => {
  const { db, products, dataKeys, clock } = context;
  const kept = await db
    .selectFrom('quote')
    .select(['id', 'session_id', 'partner_id', 'product', 'release'])
    .select(['language', 'application', 'consents', 'awaits_rest'])
    .select(recordKey('quote.id'))
    .where('id', '=', saved.quote_id)
    .executeTakeFirst();
  const declared = kept && (await products.of(kept));
  if (!kept || !declared) throw new Refusal('not-found');
  const application = openApplication(dataKeys, declared.product, { ...kept, key: kept.record_key });
  const found = await ruleFor(context, kept);
  const phase = kept.awaits_rest ? 'price' : 'whole';
  const asked = phase === 'price' ? pricePartOf(found.product) : found.product;
  const checked = checkedAgain(asked, application, clock());
  if (!checked.ok) throw new Refusal('quote-outdated');
  const { asking } = await openQuote(context, {
    found,
    phase,
    application: checked.application,
    consents: kept.consents,
    language: kept.language,
    sessionId: kept.session_id,
    partnerId: kept.partner_id,
  });
  await askInsurers(context, asking);
  /* the kept prices say more than none at all */
  if (!(await holds(context, asking.quote.id))) throw new Refusal('offer-unknown-error');
  return asking.quote.id;
};

/** Nothing is asked while a price still holds; a second press finds the answer of the first. */
export const refreshSaved: Handler<typeof savedQuoteRefresh, QuoteContext> = async (
  context,
  { token },
  call,
) => {
  const { db } = context;
  const saved = await findSaved(context, token, call.partner.id);
  if (await isBought(context, saved)) throw new Refusal('already-paid');
  if (await holds(context, saved.latest_quote_id)) return viewOf(context, saved, call);
  await countEach(
    context,
    [{ of: ['refresh', saved.id], limit: refreshes.perLink }],
    refreshes.windowSeconds,
  );
  const latest = await askAgain(context, saved);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('quote_access')
      .columns(['quote_id', 'session_id'])
      .expression((from) =>
        from
          .selectFrom('quote_access')
          .select((row) => [row.val(latest).as('quote_id'), 'session_id'])
          /* what is asked again is the kept one: who may use a later one need not know the persons in it */
          .where('quote_id', '=', saved.quote_id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('saved_quote')
      .set({ latest_quote_id: latest })
      .where('id', '=', saved.id)
      .execute();
  });
  return viewOf(context, { ...saved, latest_quote_id: latest }, call);
};
