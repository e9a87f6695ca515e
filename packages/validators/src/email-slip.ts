/** Where most addresses of buyers are; a domain that is one slip away from one of them is asked about. */
const common = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.tr',
  'outlook.com',
  'outlook.com.tr',
  'yahoo.com',
  'yahoo.com.tr',
  'icloud.com',
  'yandex.com',
  'yandex.ru',
  'mail.ru',
  'live.com',
  'windowslive.com',
  'mynet.com',
  'ttmail.com',
  'proton.me',
] as const;

const isCommon = (domain: string): boolean => common.some((known) => known === domain);

/** Real domains that look like a slip of a common one. */
const apart: ReadonlySet<string> = new Set(['ymail.com', 'mail.com', 'email.com', 'gmail.ru', 'yahoo.co']);

/** One letter too many, too few or another one, or two that changed places (optimal string alignment distance of one). */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(typed, at + 1) === rest(meant, at + 1) ||
    rest(typed, at + 1) === rest(meant, at) ||
    rest(typed, at) === rest(meant, at + 1) ||
    (typed[at] === meant[at + 1] &&
      typed[at + 1] === meant[at] &&
      rest(typed, at + 2) === rest(meant, at + 2))
  );
}

/**
 * The address that was probably meant, when its domain is one slip away from a common one; null when nothing looks wrong. It is
 * asked, never corrected: there may be such a domain.
 */
export function meantEmail(typed: string): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1) return null;
  const domain = text.slice(at + 1).toLowerCase();
  if (domain === '' || isCommon(domain) || apart.has(domain)) return null;
  const meant = common.find((known) => isOneSlip(domain, known));
  return meant === undefined ? null : `${text.slice(0, at)}@${meant}`;
}
