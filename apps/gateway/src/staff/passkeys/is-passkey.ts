import type { passkeyProof } from '@sigorta/contracts/panel/passkey-shapes';
import type { InferOutput } from 'valibot';
import type { Context } from '../../platform/context.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Whether a passkey of this person signed this challenge on our own pages, after its device knew the person. Of two calls with one
 * signature at most one is told yes where the device counts; the challenge's single use holds for the others.
 */
export const isPasskey = async (
  { db, config, clock }: Context,
  staffId: string,
  challenge: string,
  proof: InferOutput<typeof passkeyProof>,
): Promise<boolean> => {
  const party = relyingParty(config);
  const row = await db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', proof.id)
    .executeTakeFirst();
  if (party === null || row === undefined) return false;
  /* half a second to load, for what a person does twice a day */
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = proof.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...proof,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: row.counter,
        transports: row.transports,
      },
    });
    if (!verified) return false;
    const { numUpdatedRows } = await db
      .updateTable('staff_passkey')
      .set({ counter: authenticationInfo.newCounter, used_at: clock() })
      .where('id', '=', row.id)
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  } catch {
    /* the library throws for everything that does not hold: origin, challenge, signature, counter */
    return false;
  }
};
