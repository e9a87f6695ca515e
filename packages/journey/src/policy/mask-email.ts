/** `defne@ornek.com` → `d••••@ornek.com`: its owner knows it, somebody looking over a shoulder does not. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}••••${email.slice(at)}`;
}
