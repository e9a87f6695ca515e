import { createHmac } from 'node:crypto';

/** A buyer as a browser may know him: the same for every policy of a phone, nothing without our secret. */
export const ownerTag = (secret: Buffer, who: { phone: string } | { session: string }): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['kept copies', who]))
    .digest('base64url')
    .slice(0, 22);
