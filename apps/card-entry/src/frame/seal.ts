import { cardFaults, readCard } from '@sigorta/card-fields/card-form';
import { type Card, type CardPart, isCardPart } from '@sigorta/card-fields/card-parts';
import type { Answer } from '@sigorta/card-fields/protocol';

/** ms; a page waits a little longer */
const patience = 20_000;

type Sealed = { kind: 'sealed'; sealed: string };
type Outcome =
  | Sealed
  | Omit<Extract<Answer, { kind: 'wrong' }>, 'id'>
  | Omit<Extract<Answer, { kind: 'failed' }>, 'id'>;

const failed = { kind: 'failed', code: 'service-unavailable' } as const;
const refusals = ['card-rejected', 'card-type-not-accepted'];

/** What card entry said. Anything but its three answers is none. */
function outcomeOf(status: number, body: { sealed?: unknown; code?: unknown; part?: unknown }): Outcome {
  const { sealed, code, part } = body;
  if (status === 200 && typeof sealed === 'string') return { kind: 'sealed', sealed };
  if (status === 429) return { kind: 'failed', code: 'too-many-requests' };
  if (status !== 422 || typeof code !== 'string' || !refusals.includes(code)) return failed;
  const at: CardPart = part === 'month' ? 'expiry' : isCardPart(part) ? part : 'number';
  return { kind: 'wrong', faults: [{ part: at, message: `error.${code}` }] };
}

/** The one call of the frame, to its own origin: number, month, year and code, a line each. */
async function post({ number, month, year, cvv }: Card): Promise<Outcome> {
  try {
    const answer = await fetch('/kart/muhur', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: [number, month, year, cvv].join('\n'),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return outcomeOf(answer.status, await answer.json());
  } catch {
    return failed;
  }
}

/** Seals what stands in the inputs, when there is nothing wrong with it. @param today of the shop */
export async function sealForm(form: HTMLFormElement, today: string, id: number): Promise<Answer> {
  const card = readCard(form);
  const faults = cardFaults(card, today);
  if (faults.length > 0) return { kind: 'wrong', id, faults };
  const { firstName, lastName } = card;
  const outcome = await post(card);
  return outcome.kind === 'sealed' ? { ...outcome, id, firstName, lastName } : { ...outcome, id };
}
