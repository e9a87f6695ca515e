import * as v from 'valibot';
import { paperText } from './free-text.ts';

/** What a sealed card looks like: its header and what only card entry can open, both base64url. */
export const sealedCardShape = /^k1\.[A-Za-z0-9_-]{20,200}\.[A-Za-z0-9_-]{40,200}$/;

/**
 * A card as card entry sealed it (docs/card-entry.md): nobody else can read its number, date and code. The names are those on
 * the card. Messages are keys of the common texts (spec §5, payment).
 */
export const sealedCardSchema = v.object({
  firstName: paperText(60, 'payment.error.firstName'),
  lastName: paperText(60, 'payment.error.lastName'),
  sealed: v.pipe(v.string('payment.error.cardNumber'), v.regex(sealedCardShape, 'payment.error.cardNumber')),
});
