import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context.ts';

const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const signed = ({ secret }: Pick<Context, 'secret'>, device: string, email: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['staff-device', device, email]))
    .digest();

/** What a browser is given when somebody has signed in with it: it proves nobody, only that it was here before. */
export const newDevice = (context: Pick<Context, 'secret'>, email: string): string => {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${signed(context, device, email).toString('base64url')}`;
};

/**
 * The name of a browser that this person has signed in with before; null for any other.
 * @param cookie as it came, unchecked
 */
export const knownDevice = (
  context: Pick<Context, 'secret'>,
  cookie: string | null,
  email: string,
): string | null => {
  const [, device, signature] = shape.exec(cookie ?? '') ?? [];
  if (device === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signed(context, device, email);
  return given.length === right.length && timingSafeEqual(given, right) ? device : null;
};
