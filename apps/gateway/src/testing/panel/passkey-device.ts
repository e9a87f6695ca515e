import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/* A device that makes passkeys, after WebAuthn Level 3: §6.1 authenticator data, §6.5.4 attested data, §8.7 `none`. */

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** The few CBOR kinds (RFC 8949) that a key of curve P-256 and an attestation of `none` are written with. */
const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
const whole = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const words = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

interface Told {
  challenge: string;
  /** where the browser is; elsewhere than the site it is a page that imitates it */
  origin: string;
  /** the host the page names */
  rpId: string;
}

/** One passkey of one device. It counts its signatures from one. */
export class PasskeyDevice {
  readonly id = text(randomBytes(32));
  /** whether the device asked for finger, face or number */
  verifies = true;
  count = 0;
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  private data(rpId: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | present | (this.verifies ? verified : 0)]),
      count,
      more,
    ]);
  }

  private clientData(type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Told): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** What `navigator.credentials.create` answers, as JSON. */
  make(told: Told) {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' });
    const key = map([
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(Buffer.from(x, 'base64url'))],
      [whole(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = map([
      [words('fmt'), words('none')],
      [words('attStmt'), map([])],
      [words('authData'), bytes(this.data(told.rpId, attested, credential))],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(this.clientData('webauthn.create', told)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  /** What `navigator.credentials.get` answers, as JSON. */
  answer(told: Told) {
    this.count += 1;
    const data = this.data(told.rpId, 0);
    const client = this.clientData('webauthn.get', told);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), this.pair.privateKey)),
        userHandle: null,
      },
    };
  }
}
