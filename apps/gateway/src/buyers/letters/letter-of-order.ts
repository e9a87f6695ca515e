import type { Language } from '@sigorta/i18n/language';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import type { Context } from '../../platform/context.ts';
import { type Letter, writeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/ports.ts';
import type { CalledOrder } from '../../platform/sensitive/phone-of-order.ts';
import { type BilledOrder, mailOf } from '../../platform/sensitive/sealed-billing.ts';
import { bareTexts } from './bare-texts.ts';
import { addressMark, isOwnAddress } from './own-address.ts';

interface Order extends BilledOrder, CalledOrder {
  id: string;
  language: Language;
  partner_id: string;
}

/** What is written to an address that is known to be the buyer's own. */
interface Whole extends Pick<Letter, 'subject' | 'greeting' | 'lead' | 'rows' | 'link' | 'notes'> {
  attachments?: Mail['attachments'];
}

/**
 * What any other address may be told: that there is news, and never of what, of whom or how much. Its subject is the greeting and
 * the brand; that the rest stands on the page is added.
 */
export interface Bare extends Pick<Letter, 'greeting'> {
  lead?: string;
  rows?: Letter['rows'];
  notes?: Letter['notes'];
  /** instead of the sentence about the page */
  details?: string;
  /** where it leads, where the whole letter's link says too much */
  url?: string;
}

interface LetterOfOrder {
  messageId: string;
  whole: Whole;
  bare: Bare;
}

/** The link of a letter to an address that nobody is known to read: who comes from it has shown that it is theirs. */
const marked = (context: Context, order: Order, url: string): string => {
  const page = new URL(url);
  page.searchParams.set('posta', addressMark(context, order.id, mailOf(context.dataKeys, order)));
  return page.href;
};

/** The one way to write to the buyer of an order: all of it to an address that is theirs, to any other nothing of anybody. */
export async function letterOfOrder(
  context: Context,
  order: Order,
  { messageId, whole, bare }: LetterOfOrder,
): Promise<Mail> {
  const { language } = order;
  const { name: brand, colour, sender } = await brandOfPartner(context, order.partner_id);
  const isWhole = await isOwnAddress(context, order);
  const t = bareTexts[language];
  const { attachments = [], ...words } = isWhole
    ? whole
    : {
        subject: `${bare.greeting.replace(/\.$/, '')}: ${brand}`,
        greeting: bare.greeting,
        lead: [bare.lead, bare.details ?? t.details[order.phone === null ? 'byDevice' : 'byPhone']]
          .filter((part) => part)
          .join(' '),
        rows: bare.rows ?? [],
        link: { label: whole.link.label, url: marked(context, order, bare.url ?? whole.link.url) },
        notes: [...(bare.notes ?? []), t.stranger],
      };
  return {
    ...writeLetter({ language, brand, colour, sender, ...words }),
    from: context.config.mailFrom,
    to: mailOf(context.dataKeys, order),
    messageId,
    attachments,
  };
}
