import { bankPagePath } from '@sigorta/card-seal/calls';
import type { Charge } from '../provider.ts';
import { amountText } from './amount.ts';
import type { NestPayConfig } from './wire.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A single payment is an empty text. */
export const installmentText = (count: number): string => (count > 1 ? String(count) : '');

/** The fields of the bank's gate without the card, our number, the random and the hash, which card entry adds. */
export const gateFields = (
  config: NestPayConfig,
  charge: Charge,
  returnUrl: string,
): Record<string, string> => ({
  storetype: config.storeType,
  TranType: 'Auth',
  hashAlgorithm: 'ver3',
  oid: charge.id,
  amount: amountText(charge.paidMinor),
  currency: '949',
  taksit: installmentText(charge.installmentCount),
  okUrl: returnUrl,
  failUrl: returnUrl,
  lang: charge.language,
});

/**
 * The page that sends the browser on to card entry, with the page for its bank that card entry sealed: at this provider the
 * buyer's own browser has to bring the card there, and nothing of it can be read here.
 */
export const towardsBank = (cardUrl: string, language: string, sealedPage: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>3-D Secure</title></head><body>
<form id="three-d-secure" action="${escaped(cardUrl + bankPagePath)}" method="post">
<input type="hidden" name="page" value="${escaped(sealedPage)}">
<noscript><button type="submit">Bankanıza geçin / Continue to your bank</button></noscript>
</form>
<script>document.getElementById('three-d-secure').submit();</script>
</body></html>`;
