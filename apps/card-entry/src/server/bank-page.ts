import { createHash, randomBytes } from 'node:crypto';
import type { NestpayFormCall } from '@sigorta/card-seal/calls';
import { openBytes, sealBytes } from '@sigorta/card-seal/sealed-bytes';
import type { TypedCard } from '@sigorta/card-seal/typed-card';
import { hashedText, hashOfText } from '@sigorta/payment-wire/nestpay-hash';
import type { NestpayKeys } from './settings.ts';
import { fillSlots, newSlots } from './slots.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const input = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;

const submit = "document.getElementById('three-d-secure').submit();";

/**
 * The page may run its one line and post, and nothing else. Where to is not named: browsers hold what a bank sends on to against
 * that list as well, and banks' hosts cannot be listed (decision 43).
 */
export const bankPagePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(submit, 'utf8').digest('base64')}'`,
  'form-action *',
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * The page that sends the browser to the bank's gate, with the card, which at this provider the buyer's own browser has to bring
 * there. It is sealed: the gateway hands it on and cannot read it, and nobody keeps it here.
 * @returns base64url, opened by `openBankPage`
 */
export function sealBankPage(
  key: Buffer,
  keys: NestpayKeys,
  call: NestpayFormCall,
  card: TypedCard,
  now: Date,
) {
  const slots = newSlots();
  const fields: Record<string, string> = {
    ...call.fields,
    clientid: keys.clientId,
    rnd: randomBytes(15).toString('base64'),
    pan: slots.number,
    Ecom_Payment_Card_ExpDate_Month: slots.month,
    Ecom_Payment_Card_ExpDate_Year: slots.shortYear,
    cv2: slots.cvv,
  };
  const hashed = fillSlots(Buffer.from(hashedText(fields, keys.storeKey), 'latin1'), slots, card);
  const hash = hashOfText(hashed);
  hashed.fill(0);
  const html = `<!doctype html>
<html lang="${call.language}"><head><meta charset="utf-8"><title>3-D Secure</title></head><body>
<form id="three-d-secure" action="${escaped(`${keys.url}/est3Dgate`)}" method="post">
${Object.entries({ ...fields, hash })
  .map(input)
  .join('\n')}
<noscript><button type="submit">Bankanıza geçin / Continue to your bank</button></noscript>
</form>
<script>${submit}</script>
</body></html>`;
  const page = fillSlots(Buffer.from(html, 'utf8'), slots, card);
  const until = String(now.getTime() + call.lifeMs);
  try {
    return `${until}.${sealBytes(key, `page.${until}`, page)}`;
  } finally {
    page.fill(0);
  }
}

/** @returns the page, which the caller wipes after it was sent; null for what is over, changed or not ours */
export function openBankPage(key: Buffer, sealed: string, now: Date): Buffer | null {
  const [until = '', body = '', ...more] = sealed.split('.');
  if (!/^\d{10,16}$/.test(until) || more.length > 0 || Number(until) <= now.getTime()) return null;
  return openBytes(key, `page.${until}`, body);
}
