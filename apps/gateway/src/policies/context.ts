import type { PaymentContext } from '../payments/context.ts';
import type { InsurerPolicies } from './issue/insurer-policies.ts';
import type { PassSigner } from './pass/pass-signer.ts';

/** What issuing, changing and ending a policy needs beside its money. */
export interface PolicyContext extends PaymentContext {
  insurerPolicies: InsurerPolicies;
  /** null: no passes are given */
  passSigner: PassSigner | null;
}
