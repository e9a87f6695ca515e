/** What everybody may know of a sealed card: enough to name it to its owner and to ask for its table of installments. */
export interface SealedHeader {
  /** first six digits: they name the bank */
  prefix: string;
  last4: string;
  /** seconds since 1970 until which it can be used */
  until: number;
}

/** What every sealed card begins with; another form of it gets another number. */
export const sealVersion = 'k1';

const read = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

const isHeader = (value: unknown): value is SealedHeader => {
  if (typeof value !== 'object' || value === null) return false;
  const { prefix, last4, until } = value as Record<string, unknown>;
  return (
    typeof prefix === 'string' &&
    /^\d{6}$/.test(prefix) &&
    typeof last4 === 'string' &&
    /^\d{4}$/.test(last4) &&
    Number.isSafeInteger(until)
  );
};

/**
 * Reads the header without opening anything. It is bound to the card, so one that was changed is noticed by card entry, which
 * then refuses the whole.
 */
export function readSealedHeader(sealed: string): SealedHeader | null {
  const [version, header, , ...more] = sealed.split('.');
  if (version !== sealVersion || header === undefined || more.length > 0) return null;
  const value = read(header);
  return isHeader(value) ? { prefix: value.prefix, last4: value.last4, until: value.until } : null;
}
