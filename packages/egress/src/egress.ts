/** A place that lines are opened to, as a proxy is asked for it. */
export interface Destination {
  host: string;
  port: number;
}

/** How lines to the outside are opened; one of these is made of the settings and handed to whoever opens any. */
export interface Egress {
  /** address of the HTTP proxy that they go through, with user and password where it asks for them; null: straight */
  proxy: string | null;
  /** hosts that are inside and reached straight in spite of it, in small letters */
  inside: readonly string[];
}

/** Without a proxy every line is opened straight. */
export const straight: Egress = { proxy: null, inside: [] };

/** This machine is reached without a network: a proxy elsewhere would reach itself by the same name. */
const here = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1)$/;

const bare = (host: string): string => host.toLowerCase().replace(/^\[|\]$/g, '');

/** Whether a line goes to its host without the proxy: this machine, and exactly the hosts that the setting names. */
export const goesStraight = ({ proxy, inside }: Egress, host: string): boolean =>
  proxy === null || here.test(bare(host)) || inside.includes(bare(host));

const isDecoded = (part: string): boolean => {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};

/** Whether a text is the address of a proxy: http or https, a host, nothing behind it; signs of a password are written as in any address. */
export function isProxyAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash === '' &&
    isDecoded(url.username) &&
    isDecoded(url.password)
  );
}

/** One host as `EGRESS_DIRECT` names it: no scheme, no port, nothing that stands for several. */
export const isHost = (text: string): boolean => /^(?:[a-z0-9.-]+|[0-9a-f:]+)$/i.test(text);

/** @param text hosts with commas between them */
export const hostsOf = (text: string): string[] =>
  text.split(',').flatMap((one) => one.trim().toLowerCase() || []);
