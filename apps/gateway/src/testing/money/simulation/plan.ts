import type { Act, Rule } from '../line.ts';
import { type Choices, choicesOf } from './random.ts';

/** What one buyer, the staff and the outside do with one quote. Times are ms from pressing "pay". */
export interface Plan {
  seed: number;
  product: 'challenge' | 'no-challenge' | 'questions';
  /** which gateway the first tab talks to */
  replica: number;
  /** another offer is paid from a second tab this long after the first */
  secondTabAfter: number | null;
  /** the first card is refused by its bank */
  isFirstCardRefused: boolean;
  /** how often the browser comes back from the bank with the same form, 0 is never; and after how long */
  returns: { times: number; after: number; together: boolean };
  /** pays again after "declined" or "expired" */
  isStubborn: boolean;
  answersQuestions: boolean;
  /** asks for the policy's end this long after it is in force */
  cancelsAfter: number | null;
  staff: StaffPlan[];
  faults: Rule[];
}

export interface StaffPlan {
  /** of what may be given back; 1 is all */
  share: number;
  askAfter: number;
  /** after asking */
  decideAfter: number;
  /** who asked tries to decide, too */
  isGreedy: boolean;
}

const busy: Act = { act: 'says', body: { status: 'failure', errorCode: '50000' } };
const systemError: Act = { act: 'says', body: { status: 'failure', errorCode: '1' } };
const notFound: Act = { act: 'says', body: { status: 'failure', errorCode: '5087' } };
const bareSuccess: Act = { act: 'says', body: { status: 'success' } };
const refuses: Act = { act: 'says', body: { result: 'refused', reason: 'underwriting' } };
const holdsClaim: Act = { act: 'says', body: { result: 'refused', reason: 'claim-open' } };
const noPolicy: Act = { act: 'says', body: { policies: [] } };

const lost = (choices: Choices): Act => ({
  act: choices.pick(['lose-question', 'lose-answer']),
  how: choices.pick(['reset', '500', 'silence']),
});
const late = (choices: Choices, most: number): Act => ({ act: 'late', ms: choices.between(200, most) });
const slow = (choices: Choices): Act => ({ act: 'slow', ms: choices.between(50, 500) });

const several = (act: Act, times: number): Act[] => Array.from({ length: times }, () => act);

/** Everything that may go wrong with one call. */
const faultKinds: readonly [(choices: Choices) => Rule, ...((choices: Choices) => Rule)[]] = [
  (of) => ({ kind: 'charge', acts: [lost(of)] }),
  (of) => ({ kind: 'charge', acts: [late(of, 1_500)] }),
  (of) => ({ kind: 'charge', acts: [of.pick([{ act: 'unsigned' }, busy, systemError, slow(of)])] }),
  (of) => ({ kind: 'inquiry', acts: several(of.pick([busy, systemError]), of.between(1, 3)) }),
  (of) => ({ kind: 'inquiry', acts: several(notFound, of.between(1, 2)) }),
  (of) => ({ kind: 'inquiry', acts: [lost(of), slow(of)] }),
  (of) => ({ kind: of.pick(['void', 'refund']), acts: [lost(of)] }),
  (of) => ({ kind: of.pick(['void', 'refund']), acts: [late(of, 800)] }),
  (of) => ({ kind: of.pick(['void', 'refund']), acts: [of.pick([bareSuccess, busy, { act: 'unsigned' }])] }),
  (of) => ({ kind: 'issue', acts: [lost(of)] }),
  (of) => ({ kind: 'issue', acts: [lost(of), lost(of)] }),
  (of) => ({ kind: 'issue', acts: [late(of, 2_500), lost(of)] }),
  () => ({ kind: 'issue', acts: [refuses, refuses] }),
  (of) => ({ kind: 'issue', acts: [slow(of)] }),
  (of) => ({ kind: 'find', acts: [lost(of), lost(of)] }),
  (of) => ({ kind: 'find', acts: several(noPolicy, of.between(1, 2)) }),
  (of) => ({ kind: 'end', acts: [lost(of)] }),
  (of) => ({ kind: 'end', acts: [of.pick([late(of, 800), slow(of), holdsClaim])] }),
];

const staffPlan = (of: Choices): StaffPlan => ({
  share: of.chance(0.5) ? 1 : of.between(1, 9) / 10,
  askAfter: of.between(0, 2_000),
  decideAfter: of.between(0, 600),
  isGreedy: of.chance(0.1),
});

/** The same seed is the same plan; what the clocks of the machine make of it differs. */
export const planOf = (seed: number): Plan => {
  const of = choicesOf(seed);
  const product = of.pick<Plan['product']>(['challenge', 'challenge', 'no-challenge', 'questions']);
  return {
    seed,
    product,
    replica: of.between(0, 1),
    secondTabAfter: of.chance(0.15) ? of.between(0, 500) : null,
    isFirstCardRefused: of.chance(0.1),
    returns: {
      times: of.chance(0.05) ? 0 : of.chance(0.2) ? of.between(2, 3) : 1,
      after: of.chance(0.1) ? of.between(500, 1_800) : of.between(0, 200),
      together: of.chance(0.5),
    },
    isStubborn: of.chance(0.7),
    answersQuestions: of.chance(0.8),
    cancelsAfter: product !== 'challenge' && of.chance(0.25) ? of.between(0, 500) : null,
    staff: Array.from({ length: of.chance(0.3) ? of.between(1, 2) : 0 }, () => staffPlan(of)),
    faults: Array.from({ length: of.pick([0, 1, 2, 2, 2, 3]) }, () => of.pick(faultKinds)(of)),
  };
};
