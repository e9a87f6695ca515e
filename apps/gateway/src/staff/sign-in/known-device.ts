import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { isOfOurs } from '../../platform/sensitive/signing-keys.ts';

const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const signed = (secret: Buffer, device: string, email: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['staff-device', device, email]))
    .digest('base64url');

/** What a browser is given when somebody has signed in with it: it proves nobody, only that it was here before. */
export const newDevice = ({ signingKeys }: Pick<Context, 'signingKeys'>, email: string): string => {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${signed(signingKeys[0], device, email)}`;
};

/**
 * The name of a browser that this person has signed in with before; null for any other.
 * @param cookie as it came, unchecked
 */
export const knownDevice = (
  { signingKeys }: Pick<Context, 'signingKeys'>,
  cookie: string | null,
  email: string,
): string | null => {
  const [, device, signature] = shape.exec(cookie ?? '') ?? [];
  if (device === undefined || signature === undefined) return null;
  return isOfOurs(signingKeys, signature, (key) => signed(key, device, email)) ? device : null;
};
