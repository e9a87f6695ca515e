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

/** The same of a policy's row; a purchase without a policy has no pass. */
export const rowMayHavePass = (
  context: Parameters<typeof mayHavePass>[0],
  row: { fingerprint: string | null; state: string; ends_at: Date | null } | null | undefined,
): boolean =>
  !!row &&
  mayHavePass(context, {
    fingerprint: row.fingerprint,
    isCancelled: row.state === 'CANCELLED',
    endsAt: row.ends_at,
  });
