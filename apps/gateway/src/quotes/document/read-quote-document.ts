import type { quoteDocument } from '@sigorta/contracts/operations/quote-document';
import { quoteSheet } from '../../documents/sheets.ts';
import { sourceOf } from '../../documents/source-of.ts';
import { renderPdf } from '../../documents/typst.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { storedOf } from '../../platform/sensitive/sealed-application.ts';
import { ownedOffer } from '../owned-offer.ts';

/** Set on request and not kept; in the language asked for (spec §4). */
export const readQuoteDocument: Handler<typeof quoteDocument> = async (context, request, call) => {
  const offer = await ownedOffer(context.db, request.offerId, call.sessionId, context.clock());
  if (!offer.body.quoteDocument) throw new Refusal('quote-document-missing');
  const source = await sourceOf(context, {
    product: offer.product,
    release: offer.release,
    partnerId: call.partner.id,
    language: request.language,
    offer: offer.body,
    stored: storedOf(offer),
  });
  const bytes = await renderPdf(quoteSheet(source, offer.insurer_quote_no));
  return { fileName: 'teklif.pdf', body: Buffer.from(bytes) };
};
