import { createHash, createHmac, randomBytes } from 'node:crypto';
import { leadingZeroBits, type Proof, proofText } from '@sigorta/contracts/proof-of-work';
import type { Context } from '../../../platform/context.ts';
import { countEach } from '../../../platform/rate-limit.ts';
import { derivedKey } from '../../../platform/sensitive/secret-key.ts';
import { isOfOurs } from '../../../platform/sensitive/signing-keys.ts';

const lifetimeSeconds = 5 * 60;

/** Names the number without holding it: who sees a challenge cannot tell whose it is. */
const markOf = (key: Buffer, fields: string, phone: string): string =>
  createHmac('sha256', derivedKey(key, 'proof of work')).update(`${fields}|${phone}`).digest('base64url');

/** Kept by nobody: all it says stands in it, sealed by its end. */
export const newChallenge = (context: Context, phone: string, bits: number): string => {
  const until = Math.floor(context.clock().getTime() / 1000) + lifetimeSeconds;
  const fields = `${randomBytes(12).toString('base64url')}.${bits}.${until}`;
  return `${fields}.${markOf(context.signingKeys[0], fields, phone)}`;
};

const isWorkDone = ({ challenge, nonce }: Proof, bits: number): boolean =>
  leadingZeroBits(createHash('sha256').update(proofText(challenge, nonce)).digest()) >= bits;

/**
 * Whether the work was done that we asked for, for this number and lately; it is worth one message.
 * @throws Refusal `too-many-requests` for work that was handed in before
 */
export const isPaidFor = async (
  context: Context,
  phone: string,
  proof: Proof | undefined,
): Promise<boolean> => {
  if (proof === undefined) return false;
  const [salt, bits, until, mark = ''] = proof.challenge.split('.');
  const isOurs = isOfOurs(context.signingKeys, mark, (key) => markOf(key, `${salt}.${bits}.${until}`, phone));
  const isFresh = Number(until) * 1000 > context.clock().getTime();
  if (!isOurs || !isFresh || !isWorkDone(proof, Number(bits))) return false;
  await countEach(context, [{ of: ['proof', proof.challenge], limit: 1 }], lifetimeSeconds);
  return true;
};
