import { chargeCommands } from './charge.ts';
import type { Command, Decision } from './command.ts';
import { endCommands } from './end.ts';
import { lookAgainCommands } from './look-again.ts';
import { policyCommands } from './policy.ts';
import { refundCommands } from './refund.ts';
import { restoredCommands } from './restored.ts';
import type { Rules } from './rules.ts';
import { lapseProposals, staffCommands } from './staff.ts';
import { startCommands } from './start.ts';
import type { At, Purchase } from './state.ts';
import { No, orderOf, type Step } from './step.ts';
import { transferCommands } from './transfer.ts';

type Run = { [D in Command['do']]: (step: Step, command: Extract<Command, { do: D }>) => void };

const run: Run = {
  ...startCommands,
  ...chargeCommands,
  ...policyCommands,
  ...refundCommands,
  ...transferCommands,
  ...staffCommands,
  ...lookAgainCommands,
  ...restoredCommands,
  cancel: endCommands.cancel,
  end: endCommands.end,
  'end-answer': endCommands['end-answer'],
  /* one question: which of the two it is for, its order knows */
  'policy-inquiry': (step, command) => {
    const { st } = orderOf(step, command.orderId).policy;
    const isEnding = st === 'ending' || st === 'endunknown';
    (isEnding ? endCommands['end-inquiry'] : policyCommands['policy-inquiry'])(step, command);
  },
};

export interface World {
  now: At;
  rules: Rules;
  /** ids of rows that a step makes by itself */
  newId: () => string;
}

/**
 * The one place where it is decided what becomes of a purchase. Pure but for the ids it is given, and total: a command
 * that may not be carried out is refused with a code and changes nothing.
 */
export function decide(purchase: Purchase, command: Command, { now, rules, newId }: World): Decision {
  const step: Step = { purchase: structuredClone(purchase), now, rules, newId, happened: [] };
  try {
    (run[command.do] as (step: Step, command: Command) => void)(step, command);
    lapseProposals(step);
  } catch (error) {
    if (error instanceof No) return { refused: error.code };
    throw error;
  }
  return { refused: null, next: step.purchase, happened: step.happened };
}
