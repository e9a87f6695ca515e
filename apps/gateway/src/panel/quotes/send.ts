import type { quoteSend } from '@sigorta/contracts/panel/quotes';
import { fillPlaces } from '@sigorta/i18n/message';
import { withLanguage } from '@sigorta/i18n/paths';
import type { ContactOf } from '../../buyers/contacts/note-contact.ts';
import { sendSms } from '../../buyers/contacts/send.ts';
import { isWanted, requireWanted } from '../../buyers/contacts/switches.ts';
import { firstOfKinds } from '../../catalogue/persons.ts';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { addressForPartner } from '../../partners/partner-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { StoredForm } from '../../platform/database/tables/core-tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { errorFields } from '../../platform/log.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Pin } from '../../platform/ports.ts';
import { randomId } from '../../platform/random-id.ts';
import { countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import { phoneAmongOthers } from '../../platform/sensitive/sealed-phone.ts';
import { keepQuote } from '../../quotes/saved/keep-quote.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { quoteSms } from './sms-texts.ts';

const perHour = 5;

const send = async (context: Context, of: ContactOf & { phone: string; text: string }): Promise<void> => {
  const sent = await sendSms(context, of).catch((error: unknown) => {
    context.log.warn({ event: 'quote-link-not-sent', ...errorFields(error) });
    return { isAccepted: false };
  });
  if (!sent.isAccepted) throw new Refusal('sms-failed');
};

/** A number whole is as much as a message: without a yes there is none. */
const whatsappOf = async (
  context: Context,
  wanted: { partnerId: string; phone: string | null },
  words: string,
) => {
  if (wanted.phone === null || !(await isWanted(context, 'message', wanted))) return null;
  return `https://wa.me/${wanted.phone.slice(1)}?text=${encodeURIComponent(words)}`;
};

/** The mail address that a quote was asked for with, opened. */
const mailIn = async (
  { dataKeys, products }: Context,
  quote: Pin & { id: string; application: StoredForm; record_key: string | null },
): Promise<string | null> => {
  const product = (await products.of(quote))?.product;
  if (!product) return null;
  const application = openApplication(dataKeys, product, { ...quote, key: quote.record_key });
  return firstOfKinds(product, application, ['email']);
};

/**
 * The link of a kept quote for its customer. It shows prices and nothing personal; buying asks for what only the customer
 * knows, so staff never consents or types a card in their place.
 * @throws Refusal `not-found` for another scope, a product without offers, or a customer without that way; `contact-unwanted`
 */
export const sendQuote: Handler<typeof quoteSend> = async (context, { id, channel }, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const { db, clock, dataKeys, products } = context;
  const quote = await db
    .selectFrom('quote')
    .select(['id', 'product', 'release', 'language', 'partner_id', 'phone', 'application'])
    .select(recordKey('quote.id'))
    .where('id', '=', id)
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .executeTakeFirst();
  const offers = quote && (await products.pathOf(quote, 'offers'));
  if (!quote || !offers) throw new Refusal('not-found');
  const { language } = quote;
  const phone = phoneAmongOthers(context, quote);
  /* whether its owner wants to be reached cannot be asked */
  if (channel !== 'link' && quote.phone !== null && phone === null) throw new Refusal('not-found');
  const email = channel === 'email' ? await mailIn(context, quote) : null;
  if (channel === 'sms' && !phone) throw new Refusal('not-found');
  if (channel === 'email' && email === null) throw new Refusal('not-found');
  const wanted = { partnerId: quote.partner_id, phone };
  if (channel !== 'link') {
    await requireWanted(context, 'message', wanted);
    await countEach(context, [{ of: ['quote-sent', channel, id], limit: perHour }], 3600);
  }
  const kept = await keepQuote(context, id, quote.partner_id);
  const link = await addressForPartner(
    context,
    quote.partner_id,
    `${withLanguage(offers, language)}?kayit=${kept.token}`,
  );
  const brand = await brandOfPartner(context, quote.partner_id);
  const words = fillPlaces(quoteSms[language], { brand: brand.name, url: link }, language);
  if (channel === 'sms' && phone)
    await send(context, {
      partnerId: quote.partner_id,
      phone,
      purpose: 'quote-link',
      reference: `quote-link.${randomId()}`,
      staffId: staff.id,
      text: words,
    });
  await db.transaction().execute(async (trx) => {
    if (channel === 'email') {
      const mail = randomId();
      await trx
        .insertInto('quote_mail')
        .values({
          id: mail,
          saved_quote_id: kept.id,
          address: seal(dataKeys, mail, email),
          language,
          staff_id: staff.id,
          created_at: clock(),
        })
        .execute();
      await enqueue(trx, 'mail-quote', mail, clock());
    }
    await audit(context, trx, staff, {
      action: 'quote.sent',
      subject: { kind: 'quote', id },
      partnerId: quote.partner_id,
      detail: { channel },
    });
  });
  context.wake();
  return {
    link,
    until: kept.until.toISOString(),
    whatsapp: await whatsappOf(context, wanted, words),
  };
};
