import type { CardFault, CardNames } from '../card-parts.ts';
import type { ToFrame } from '../protocol.ts';
import type { CardHandle, Sealing } from './card-entry.ts';
import type { Questions } from './questions.ts';

/** ms: a check is done in the frame, a seal is made by card entry */
const patience = { check: 5000, seal: 30_000 };

const notThere: CardFault = { part: 'number', message: 'payment.error.cardEntry' };

interface FrameAsked {
  isThere: boolean;
  questions: Questions;
  post: (message: ToFrame) => void;
  names: { current: CardNames };
  /** what stands in their inputs while nothing is typed */
  likely: CardNames;
}

export const noNames: CardNames = { firstName: '', lastName: '' };

/** The card of a payment, asked of the frame it is typed into. */
export function handleOf({ isThere, questions, post, names, likely }: FrameAsked): CardHandle {
  const seal = async (): Promise<Sealing> => {
    const answer = await questions.ask((id) => post({ kind: 'seal', id }), patience.seal);
    if (answer?.kind === 'sealed') {
      const { sealed, firstName, lastName } = answer;
      return { kind: 'sealed', card: { sealed, firstName, lastName } };
    }
    if (answer?.kind === 'wrong') return { kind: 'wrong', faults: answer.faults };
    return { kind: 'failed', code: answer?.kind === 'failed' ? answer.code : 'service-unavailable' };
  };
  return {
    check: async () => {
      if (!isThere) return [notThere];
      const answer = await questions.ask((id) => post({ kind: 'check', id }), patience.check);
      return answer?.kind === 'checked' ? answer.faults : [notThere];
    },
    seal,
    names: () => names.current,
    clear: () => {
      names.current = likely;
      post({ kind: 'clear' });
    },
  };
}
