import type { TypedCard } from '@sigorta/card-seal/typed-card';
import { readLimited, reasonOf } from '@sigorta/payment-wire/answers';
import { type Dispatcher, request } from 'undici';

/** The bytes of an answer, or one word why there are none to rely on. */
export type Sent = { body: Buffer } | { why: string };

/** Whether the answer says the number back, as it is or in base64 as pages travel: then it goes no further. */
function holdsNumber(body: Buffer, { number }: TypedCard): boolean {
  if (body.includes(number)) return true;
  const encoded = body.toString('latin1').match(/[A-Za-z0-9+/]{64,}={0,2}/g) ?? [];
  return encoded.some((text) => Buffer.from(text, 'base64').includes(number));
}

/**
 * One POST that carries a card, sent once. What is wrong with it is told without a word of it.
 * @param body wiped afterwards, whatever became of it
 */
export async function sendCard(
  to: { url: string; headers: Record<string, string>; dispatcher: Dispatcher; timeoutMs: number },
  body: Buffer,
  card: TypedCard,
): Promise<Sent> {
  try {
    const answer = await request(to.url, {
      method: 'POST',
      dispatcher: to.dispatcher,
      headers: to.headers,
      body,
      headersTimeout: to.timeoutMs,
      bodyTimeout: to.timeoutMs,
      signal: AbortSignal.timeout(to.timeoutMs),
    });
    const bytes = await readLimited(answer.body);
    if (bytes === null) return { why: 'answer-too-large' };
    if (answer.statusCode >= 500) return { why: `http-${answer.statusCode}` };
    return holdsNumber(bytes, card) ? { why: 'answer-holds-card' } : { body: bytes };
  } catch (error) {
    /* the caught error may carry the request: only its code goes on */
    return { why: reasonOf(error) };
  } finally {
    body.fill(0);
  }
}
