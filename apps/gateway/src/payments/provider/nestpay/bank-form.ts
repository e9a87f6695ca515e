import { randomBytes } from 'node:crypto';
import type { Card, Charge } from '../provider.ts';
import { amountText } from './amount.ts';
import { hashV3 } from '@sigorta/payment-wire/nestpay-hash';
import type { NestPayConfig } from './wire.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const input = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;

/** A single payment is an empty text. */
export const installmentText = (count: number): string => (count > 1 ? String(count) : '');

function fieldsOf(config: NestPayConfig, charge: Charge, card: Card, returnUrl: string) {
  const fields = {
    clientid: config.clientId,
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
    rnd: randomBytes(15).toString('base64'),
    pan: card.number,
    Ecom_Payment_Card_ExpDate_Month: card.month,
    Ecom_Payment_Card_ExpDate_Year: card.year.slice(-2),
    cv2: card.cvv,
  };
  return { ...fields, hash: hashV3(fields, config.storeKey) };
}

/**
 * The page that sends the browser to the bank's gate. It carries the card, which at this provider the buyer's own browser
 * has to bring there.
 */
export const bankForm = (config: NestPayConfig, charge: Charge, card: Card, returnUrl: string): string =>
  `<!doctype html>
<html lang="${charge.language}"><head><meta charset="utf-8"><title>3-D Secure</title></head><body>
<form id="three-d-secure" action="${escaped(`${config.url}/est3Dgate`)}" method="post">
${Object.entries(fieldsOf(config, charge, card, returnUrl))
  .map(input)
  .join('\n')}
<noscript><button type="submit">Bankanıza geçin / Continue to your bank</button></noscript>
</form>
<script>document.getElementById('three-d-secure').submit();</script>
</body></html>`;
