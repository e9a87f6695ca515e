import type { RequestOf } from '@sigorta/contracts/operation';
import { quoteDocument } from '@sigorta/contracts/operations/quote-document';
import type { CallOptions, Gateway } from './gateway.ts';

/** The quote document of an offer, a PDF prepared on request (spec §4). */
export const fetchQuoteDocument = (
  gateway: Gateway,
  request: RequestOf<typeof quoteDocument>,
  options?: CallOptions,
): Promise<Blob> => gateway.download(quoteDocument, request, options);
