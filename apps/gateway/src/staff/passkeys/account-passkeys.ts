import type {
  accountPasskeyAdd,
  accountPasskeyOffer,
  accountPasskeyRemove,
} from '@sigorta/contracts/panel/passkeys';
import type { InferOutput } from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../audit.ts';
import { browserName } from '../sign-in/browser-name.ts';
import { lookAtChallenge, openChallenge, spendChallenge } from '../sign-in/challenge.ts';
import { staffOf } from '../staff-of.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { descriptorsOf, timeoutMs } from './request-passkey.ts';

/** Signatures that are taken, the dearer to forge first: Ed25519, ECDSA on P-256, RSA of older Windows (IANA COSE). */
const algorithms = [-8, -7, -257];

/** @throws Refusal `not-found` where no passkey can be made */
const partyOf = ({ config }: Context): RelyingParty => {
  const party = relyingParty(config);
  if (party === null) throw new Refusal('not-found');
  return party;
};

/** @throws Refusal `not-found`, `step-up-required` */
export const offerPasskey: Handler<typeof accountPasskeyOffer> = async (context, _request, call) => {
  const { id: staffId, name, email } = staffOf(call);
  const { id } = partyOf(context);
  const challenge = await openChallenge(context, context.db, {
    staffId,
    sessionId: call.sessionId,
    purpose: 'passkey',
    secret: null,
  });
  return {
    challenge,
    rp: { id, name: 'Sigorta Çarşısı' },
    user: { id: Buffer.from(staffId).toString('base64url'), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: await descriptorsOf(context, context.db, staffId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
    timeout: timeoutMs,
  };
};

type Made = InferOutput<(typeof accountPasskeyAdd)['request']>['made'];

/** What is kept of a new key; @throws Refusal `passkey-refused` for one that was not made for this challenge on our pages */
const verified = async (party: RelyingParty, challenge: string, made: Made) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const answer = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!answer?.verified) throw new Refusal('passkey-refused');
  return answer.registrationInfo.credential;
};

/** @throws Refusal `passkey-refused`, `code-expired`, `step-up-required` */
export const addPasskey: Handler<typeof accountPasskeyAdd> = async (context, { challenge, made }, call) => {
  const staff = staffOf(call);
  const party = partyOf(context);
  const row = await lookAtChallenge(context, challenge, call.sessionId, ['passkey']);
  if (row.staff_id !== staff.id) throw new Refusal('code-expired');
  const { id, publicKey, counter } = await verified(party, challenge, made);
  await context.db.transaction().execute(async (trx) => {
    await spendChallenge(trx, row.id);
    const added = await trx
      .insertInto('staff_passkey')
      .values({
        id: randomId(),
        staff_id: staff.id,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: made.response.transports,
        name: browserName(call.userAgent),
        host: party.id,
        created_at: context.clock(),
      })
      .onConflict((c) => c.column('credential_id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('passkey-refused');
    await audit(context, trx, staff, { action: 'passkey.added', subject: { kind: 'staff', id: staff.id } });
  });
  return { success: true };
};

/** @throws Refusal `not-found` for a key of somebody else, `step-up-required` */
export const removePasskey: Handler<typeof accountPasskeyRemove> = async (context, { id }, call) => {
  const staff = staffOf(call);
  await context.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_passkey')
      .where('id', '=', id)
      .where('staff_id', '=', staff.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('not-found');
    await audit(context, trx, staff, { action: 'passkey.removed', subject: { kind: 'staff', id: staff.id } });
  });
  return { success: true };
};
