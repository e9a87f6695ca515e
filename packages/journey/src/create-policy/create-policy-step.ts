import type { ComponentType } from 'react';

export interface CreatePolicyStepProps {
  purchaseId: string;
  /** call when the policy has been asked for; the journey then shows the policy page */
  onDone: () => void;
}

/** A product's own step between payment and policy (spec §2: pet, phone protection). */
export type CreatePolicyStep = ComponentType<CreatePolicyStepProps>;
