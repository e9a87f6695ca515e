/** The gateway writes it at every sign-in, for display (decision 0002). */
const name = 'panelUser=';

/**
 * Whether this browser's session is another person's by now: signed out and in again in another tab. What the page
 * then did would be done in that person's name.
 * @param id of whoever the page was drawn for
 */
export function isSignedInElsewhere(id: string): boolean {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(name));
  if (cookie === undefined) return false;
  try {
    const shown: unknown = JSON.parse(decodeURIComponent(cookie.slice(name.length)));
    const known = (shown as { id?: unknown } | null)?.id;
    return typeof known === 'string' && known !== id;
  } catch {
    /* emptied or written by somebody else: the gateway knows better */
    return false;
  }
}
