/** The whole window goes to the bank; only over http(s). */
export function leaveFor(url: string): void {
  const target = new URL(url, location.href);
  if (target.protocol === 'https:' || target.protocol === 'http:') location.assign(target.href);
}
