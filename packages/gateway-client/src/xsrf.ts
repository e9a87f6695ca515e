/** Tokens of endpoints on other origins, whose cookies no page of ours can read; they come with their answers. */
const told = new Map<string, string>();

/** Keeps the token that an endpoint told with its answer. */
export function keepXsrfToken(endpoint: string, { headers }: Response): void {
  const token = headers.get('x-xsrf-token');
  if (token !== null) told.set(endpoint, token);
}

/**
 * The anti-forgery cookie's value for the header of the same name (spec §7); of another origin, what it told last.
 * @param endpoint absolute or relative address of the gateway
 */
export function xsrfToken(endpoint: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  if (new URL(endpoint, document.baseURI).origin !== location.origin) return told.get(endpoint);
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}
