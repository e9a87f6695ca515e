import type { Forwarded, NestpayCall } from '@sigorta/card-seal/calls';
import type { TypedCard } from '@sigorta/card-seal/typed-card';
import { writeCc5 } from '@sigorta/payment-wire/nestpay-cc5';
import type { Dispatcher } from 'undici';
import { sendCard } from './send.ts';
import type { NestpayKeys } from './settings.ts';
import { fillSlots, newSlots } from './slots.ts';

/** Puts the card and our name into a CC5 message and sends it, once. */
export async function forwardToNestpay(
  keys: NestpayKeys,
  dispatcher: Dispatcher,
  call: NestpayCall,
  card: TypedCard,
): Promise<Forwarded<string>> {
  const slots = newSlots();
  const text = writeCc5({
    ...call.message,
    Name: keys.user,
    Password: keys.password,
    ClientId: keys.clientId,
    Number: slots.number,
    Expires: `${slots.month}/${slots.shortYear}`,
    Cvv2Val: slots.cvv,
  });
  const body = fillSlots(Buffer.from(text, 'latin1'), slots, card);
  const headers = { 'content-type': 'text/xml; charset=ISO-8859-9', accept: 'text/xml' };
  const sent = await sendCard(
    { url: `${keys.url}/api`, headers, dispatcher, timeoutMs: call.timeoutMs },
    body,
    card,
  );
  return 'why' in sent ? sent : { answer: sent.body.toString('base64') };
}
