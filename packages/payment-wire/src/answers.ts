const largestAnswer = 1_000_000;

/** The whole of an answer's bytes; null for one that is too long to be a provider's. */
export async function readLimited(body: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > largestAnswer) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The code of what went wrong on the line. The error itself may carry what was sent and goes no further. */
export const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[A-Z_]{3,40}$/.test(code) ? code : 'no-answer';
};
