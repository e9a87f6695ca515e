import type { PassSigner } from './pass-signer.ts';

/** Whether a pass of a policy can be made now: signed by a certificate that holds, of a policy that stands. */
export const mayHavePass = (
  { passSigner, clock }: { passSigner: PassSigner | null; clock: () => Date },
  policy: { fingerprint: string | null; isCancelled: boolean; endsAt: Date | null },
): boolean => {
  const now = clock();
  return (
    passSigner !== null &&
    now < passSigner.until &&
    policy.fingerprint !== null &&
    !policy.isCancelled &&
    policy.endsAt !== null &&
    now < policy.endsAt
  );
};
