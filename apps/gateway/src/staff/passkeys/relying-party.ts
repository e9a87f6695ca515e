import { isIP } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { panelAddress } from '../../platform/http/host-sides.ts';

/** Whom a passkey is made for: the host that the panel stands on, and the origin its browser must be on. */
export interface RelyingParty {
  /** host without port (WebAuthn Level 3, §5.1.3) */
  id: string;
  origin: string;
}

/** Whether browsers find a key where the panel stands now. @param host that it was made for; null: the site's */
export const isForPanelsHost = (
  config: Pick<Config, 'panelOrigin' | 'publicUrl'>,
  host: string | null,
): boolean => (host ?? new URL(config.publicUrl).hostname) === new URL(panelAddress(config)).hostname;

/** Null where the panel's host has no name: browsers make no passkey for an address of digits. */
export const relyingParty = (config: Pick<Config, 'panelOrigin' | 'publicUrl'>): RelyingParty | null => {
  const { hostname, origin } = new URL(panelAddress(config));
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
};
