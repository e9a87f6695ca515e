import * as v from 'valibot';
import { toldId } from '../told.ts';
import { opaqueId } from '../wire.ts';

/* Shapes of the browser's own JSON (WebAuthn Level 3, §5.1.8 to 5.1.10), with what we send or read of it. */

/** Bytes as the browser writes them into JSON. */
export const bytes = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/, 'error.passkey-refused'));

/** at most 1023 bytes */
export const credentialId = bytes(1364);
export const publicKey = v.literal('public-key');
export const transport = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
export type PasskeyTransport = v.InferOutput<typeof transport>;
export const descriptor = v.object({ id: credentialId, type: publicKey, transports: v.array(transport) });

/** What `navigator.credentials.get` is asked with. */
export const passkeyRequest = v.object({
  challenge: opaqueId,
  rpId: toldId,
  allowCredentials: v.array(descriptor),
  userVerification: v.literal('required'),
  /** ms */
  timeout: v.number(),
});

/** What it answered: a signature over the challenge by one of the keys that were named. */
export const passkeyProof = v.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: v.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: v.nullish(bytes(128)),
  }),
});
