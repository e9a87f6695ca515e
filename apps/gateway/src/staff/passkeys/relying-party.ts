import { isIP } from 'node:net';
import type { Config } from '../../platform/config.ts';

/** Whom a passkey is made for: the host of our own address, and the origin its browser must be on. */
export interface RelyingParty {
  /** host without port (WebAuthn Level 3, §5.1.3) */
  id: string;
  origin: string;
}

/** Null where the site has no name: browsers make no passkey for an address of digits. */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
};
