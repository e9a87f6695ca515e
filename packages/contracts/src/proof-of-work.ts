import * as v from 'valibot';

/**
 * A little work that a browser does before a message is sent for it: find a number so that the SHA-256 of both together
 * begins with so many zero bits (hashcash). Checked with one hash.
 */
export const proofText = (challenge: string, nonce: number): string => `${challenge}.${nonce}`;

/** Zero bits at the beginning of a hash. */
export const leadingZeroBits = (hash: Uint8Array): number => {
  const at = hash.findIndex((byte) => byte !== 0);
  return at === -1 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
};

export const proofChallenge = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,80}(?:\.[A-Za-z0-9_-]{1,60}){3}$/),
);

export const proofSchema = v.object({
  challenge: proofChallenge,
  nonce: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
export type Proof = v.InferOutput<typeof proofSchema>;
