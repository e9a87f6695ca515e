/**
 * Reads one JSON value a line as the bytes arrive; an unfinished last line is read at the end.
 * @param onLine called in order; what it throws ends the reading
 * @throws SyntaxError for a line that is no JSON
 */
export async function readNdjson(
  body: ReadableStream<Uint8Array>,
  onLine: (value: unknown) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  const take = (line: string): void => {
    if (line.trim() !== '') onLine(JSON.parse(line));
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      pending += decoder.decode(value, { stream: !done });
      const lines = pending.split('\n');
      pending = lines.pop() ?? '';
      for (const line of lines) take(line);
      if (done) break;
    }
    take(pending);
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
