/**
 * The anti-forgery cookie's value for the header of the same name, on our own origin only (spec §7).
 * @param endpoint absolute or relative address of the gateway
 */
export function xsrfToken(endpoint: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  if (new URL(endpoint, document.baseURI).origin !== location.origin) return undefined;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}
