/** Things to close when a measurement ends, in reverse order, also when it fails. */
export async function withCleanup<T>(
  work: (later: (close: () => Promise<unknown> | unknown) => void) => Promise<T>,
): Promise<T> {
  const closers: (() => Promise<unknown> | unknown)[] = [];
  try {
    return await work((close) => closers.push(close));
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
