import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

/** What a host shows: shop and panel, or where the panel has a host of its own, one of them. */
export type Side = 'both' | 'panel' | 'shop';

type Named = Pick<Config, 'panelOrigin'>;

/** A host as names are compared: in small letters, without port and without the dot that may end a whole name. */
export const nameOfHost = (host: string): string =>
  host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * By the `Host` header alone, which a browser writes and a proxy passes on; what stands beside it (`X-Forwarded-Host`) anybody may
 * write. The panel's name is the panel's at any port, as cookies know none.
 */
export const sideOf = ({ panelOrigin }: Named, { headers }: { headers: IncomingHttpHeaders }): Side => {
  if (panelOrigin === null) return 'both';
  return nameOfHost(headers.host ?? '') === nameOfHost(new URL(panelOrigin).host) ? 'panel' : 'shop';
};

/** Where links to the panel lead. */
export const panelAddress = ({ panelOrigin, publicUrl }: Pick<Config, 'panelOrigin' | 'publicUrl'>): string =>
  panelOrigin ?? publicUrl;
