/**
 * Counts from 0 with `next`, telling each value, until `next` gives the same number again.
 * @returns stops it
 */
export function startTicking(
  everyMs: number,
  next: (value: number) => number,
  tell: (value: number) => void,
): () => void {
  let value = 0;
  const timer = setInterval(() => {
    const following = next(value);
    if (following === value) return clearInterval(timer);
    value = following;
    tell(value);
  }, everyMs);
  return () => clearInterval(timer);
}
