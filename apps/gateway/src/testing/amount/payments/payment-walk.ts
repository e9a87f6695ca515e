import type { Buyer } from '../../buyer.ts';
import type { Walk, Walked } from '../walk-state.ts';
import type { Owed } from './owed.ts';

/** Somebody who owes something without a policy, on two devices. */
export interface PaymentWalk extends Walked, Pick<Walk, 'world' | 'choices' | 'email' | 'read'> {
  devices: readonly [Buyer, Buyer];
  owed: Owed[];
  /** a browser of one of staff who may ask for payments */
  clerk: () => Promise<Buyer>;
}
