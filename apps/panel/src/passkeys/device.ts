import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import type { accountPasskeyAdd, accountPasskeyOffer, staffPasskey } from '@sigorta/contracts/panel/passkeys';

/* The browser writes and reads the JSON itself (WebAuthn Level 3, §5.1.8 to 5.1.10); TypeScript knows its answer as `object`. */

export type PasskeyProof = RequestOf<typeof staffPasskey>['proof'];
export type PasskeyRequest = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];
type Offer = AnswerOf<typeof accountPasskeyOffer>;
type Made = RequestOf<typeof accountPasskeyAdd>['made'];

/** Browsers of before 2025 sign in by the app alone. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

/** What is asked where it can be answered: null for who has no passkey, and in a browser that knows none. */
export const answerable = (request: PasskeyRequest | null): PasskeyRequest | null =>
  knowsPasskeys() ? request : null;

/** @throws Error when the device made none */
const jsonOf = (credential: Credential | null): unknown => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was given');
  return credential.toJSON();
};

/**
 * Asks the device to sign; the browser shows its own question.
 * @throws DOMException `NotAllowedError` when the person closed it or took too long
 */
export const askPasskey = async (request: PasskeyRequest): Promise<PasskeyProof> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request);
  return jsonOf(await navigator.credentials.get({ publicKey })) as PasskeyProof;
};

/** @throws DOMException `InvalidStateError` when the device holds one already, `NotAllowedError` as above */
export const makePasskey = async (offer: Offer): Promise<Made> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer);
  return jsonOf(await navigator.credentials.create({ publicKey })) as Made;
};
