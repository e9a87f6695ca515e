import { benchPort } from '../run/bench-port.ts';

/* Where the edge of a bench listens: no port of a real site is free for it. */

export const plainPort = benchPort + 35;
export const httpsPort = benchPort + 36;

/** The same for its Caddyfile. */
export const edgePorts: Readonly<Record<string, string>> = {
  EDGE_ADMIN: `127.0.0.1:${benchPort + 37}`,
  EDGE_HTTP_PORT: String(plainPort),
  EDGE_HTTPS_PORT: String(httpsPort),
  EDGE_HTTPS_SUFFIX: `:${httpsPort}`,
};
