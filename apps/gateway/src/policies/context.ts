import type { PaymentContext } from '../payments/context.ts';
import type { InsurerPolicies } from './issue/insurer-policies.ts';

/** What issuing, changing and ending a policy needs beside its money. */
export interface PolicyContext extends PaymentContext {
  insurerPolicies: InsurerPolicies;
}
