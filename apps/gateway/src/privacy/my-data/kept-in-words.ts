import type { MyData } from '@sigorta/contracts/operations/my-data';
import type { Context } from '../../platform/context.ts';
import type { Call } from '../../platform/handler.ts';
import { openingRecord, recordKey } from '../../platform/sensitive/record-keys.ts';
import { openMail } from '../../platform/sensitive/sealed-mail.ts';
import { openName } from '../../platform/sensitive/sealed-name.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';
import { answersInWords } from './answers-in-words.ts';

const nothing = { answers: [], persons: [] };

/** Quotes of a phone with what was answered and offered, newest first. */
export const quotesInWords = async (
  context: Context,
  call: Call,
  phone: string,
): Promise<MyData['quotes']> => {
  const { db, dataKeys, products } = context;
  const quotes = await db
    .selectFrom('quote')
    .leftJoin('saved_quote', 'saved_quote.latest_quote_id', 'quote.id')
    .select((rows) => [
      'quote.id',
      'quote.product',
      'quote.release',
      'quote.application',
      'quote.created_at',
      'saved_quote.expires_at',
      rows
        .exists(
          rows
            .selectFrom('purchase_order')
            .select('purchase_order.id')
            .whereRef('purchase_order.quote_id', '=', 'quote.id')
            .where('purchase_order.state', 'not in', ordersThatAre('not-bought')),
        )
        .as('bought'),
    ])
    .select(recordKey('quote.id'))
    .where(hasPhone('quote', dataKeys, phone))
    .where('quote.partner_id', '=', call.partner.id)
    .orderBy('quote.created_at', 'desc')
    .execute();
  if (quotes.length === 0) return [];
  const ids = quotes.map(({ id }) => id);
  const offers = await db
    .selectFrom('offer')
    .select(['quote_id', 'body'])
    .where('quote_id', 'in', ids)
    .execute();
  const { language } = call;
  return Promise.all(
    quotes.map(async (quote) => {
      const found = await products.of(quote);
      return {
        product: found?.product.card.name[language] ?? quote.product,
        askedAt: quote.created_at.toISOString(),
        bought: Boolean(quote.bought),
        ...(found
          ? await answersInWords(quote.application, {
              found,
              language,
              keys: openingRecord(dataKeys, quote.id, quote.record_key),
              row: quote.id,
            })
          : nothing),
        offers: offers
          .filter(({ quote_id }) => quote_id === quote.id)
          .map(({ body }) => ({ insurer: body.insurer.name, plan: body.planName, price: body.price })),
        savedUntil: quote.expires_at?.toISOString() ?? null,
      };
    }),
  );
};

/** Short applications, requests and messages of a phone, newest first. */
export const applicationsInWords = async (
  { db, dataKeys, products }: Context,
  { partner, language }: Call,
  phone: string,
): Promise<MyData['applications']> => {
  const rows = await db
    .selectFrom('application')
    .selectAll()
    .select(recordKey('application.id'))
    .where(hasPhone('application', dataKeys, phone))
    .where('partner_id', '=', partner.id)
    .orderBy('created_at', 'desc')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const found = await products.of(row);
      const { answers } =
        found && row.answers
          ? await answersInWords(row.answers, {
              found,
              language,
              keys: openingRecord(dataKeys, row.id, row.record_key),
              row: row.id,
            })
          : nothing;
      return {
        number: row.id,
        about: products.named(row.product)?.name[language] ?? '',
        sentAt: row.created_at.toISOString(),
        name: openName(dataKeys, row) ?? '',
        email: openMail(dataKeys, row),
        message: row.message,
        answers,
      };
    }),
  );
};
