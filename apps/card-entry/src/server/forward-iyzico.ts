import { randomBytes } from 'node:crypto';
import type { Forwarded, IyzicoCall } from '@sigorta/card-seal/calls';
import type { TypedCard } from '@sigorta/card-seal/typed-card';
import { authorization } from '@sigorta/payment-wire/iyzico-signature';
import type { Dispatcher } from 'undici';
import { sendCard } from './send.ts';
import type { IyzicoKeys } from './settings.ts';
import { fillSlots, newSlots } from './slots.ts';

type Json = Record<string, unknown>;

const parse = (body: Buffer): Json | null => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
};

/** Puts the card into a message to iyzico, signs it with our keys and sends it, once. */
export async function forwardToIyzico(
  keys: IyzicoKeys,
  dispatcher: Dispatcher,
  call: IyzicoCall,
  card: TypedCard,
): Promise<Forwarded<Json>> {
  const slots = newSlots();
  const text = JSON.stringify({
    ...call.message,
    paymentCard: {
      cardHolderName: call.holder,
      cardNumber: slots.number,
      expireMonth: slots.month,
      expireYear: slots.year,
      cvc: slots.cvv,
      registerCard: 0,
    },
  });
  const body = fillSlots(Buffer.from(text, 'utf8'), slots, card);
  const randomKey = randomBytes(16).toString('hex');
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json; charset=utf-8',
    authorization: authorization(keys, randomKey, call.path, body),
    'x-iyzi-rnd': randomKey,
  };
  const to = { url: keys.url + call.path, headers, dispatcher, timeoutMs: call.timeoutMs };
  const sent = await sendCard(to, body, card);
  if ('why' in sent) return sent;
  const answer = parse(sent.body);
  return answer === null ? { why: 'unreadable-answer' } : { answer };
}
