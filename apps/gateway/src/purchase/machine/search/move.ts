import type { Task } from '../due.ts';
import type { Proposal } from '../state.ts';
import type { Fate } from './fates.ts';

/** One thing that anybody does. A story is a list of them, and told again it ends the same. */
export type Move =
  | { m: 'start'; offer: number; hasPage: boolean }
  /** the buyer comes back from the bank; where the bank takes the money, it took it before when he passed */
  | { m: 'bank'; attemptId: string; isAuthenticated: boolean }
  /** the bank takes the money and the buyer never comes back */
  | { m: 'bank-takes'; attemptId: string }
  | { m: 'not-started'; attemptId: string }
  | { m: 'work'; task: Task; fate: Fate; delay: number }
  | { m: 'answer'; index: number; again: boolean }
  | { m: 'wait'; ms: number }
  | { m: 'cancel'; orderId: string }
  | { m: 'last'; orderId: string }
  | { m: 'delivered'; orderId: string }
  | { m: 'transfer'; offer: number }
  /** money under the reference of a transfer, kuruş */
  | { m: 'money'; transferId: string; amount: number }
  | { m: 'take-transfer'; transferId: string }
  | { m: 'drop-transfer'; transferId: string }
  | { m: 'withdraw' }
  /** somebody else ends the policy at its insurer, or gives the money back at the provider */
  | { m: 'ended-elsewhere'; orderId: string }
  | { m: 'returned-elsewhere'; attemptId: string; amount: number }
  /** a copy of our books is kept; they stand again as they were kept, and nothing under way comes back to us */
  | { m: 'back-up' }
  | { m: 'restore' }
  | {
      m: 'propose';
      orderId: string;
      kind: Proposal['kind'];
      amount: number | null;
      refundId: string | null;
      by: string;
    }
  | { m: 'decide'; orderId: string; proposalId: string; by: string; isApproved: boolean };

export type MoveOf<M extends Move['m']> = Extract<Move, { m: M }>;
