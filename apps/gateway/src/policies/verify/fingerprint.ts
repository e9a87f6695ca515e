import { createHmac, timingSafeEqual } from 'node:crypto';
import { asPlainCode } from '@sigorta/validators/as-code';

export interface PolicyFacts {
  policyNo: string;
  orderId: string;
  insurerId: string;
  startsAt: string;
  endsAt: string;
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;

/**
 * 100 bits over the facts of a policy, in capitals and digits a person can read out. Printed beside the policy number;
 * nobody can make one without our key.
 */
export function fingerprintOf(secret: Buffer, facts: PolicyFacts): string {
  const text = JSON.stringify([
    'policy',
    facts.policyNo,
    facts.orderId,
    facts.insurerId,
    facts.startsAt,
    facts.endsAt,
  ]);
  const bytes = createHmac('sha256', secret).update(text, 'utf8').digest();
  let characters = '';
  for (let i = 0; i < length; i++) characters += alphabet[(bytes[i] ?? 0) % alphabet.length];
  return characters;
}

/** Constant time for texts of one length; case and spaces are the reader's. */
export function sameFingerprint(expected: string, given: string): boolean {
  const clean = Buffer.from(asPlainCode(given), 'utf8');
  const right = Buffer.from(expected, 'utf8');
  return clean.length === right.length && timingSafeEqual(clean, right);
}
