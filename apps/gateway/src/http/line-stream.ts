import { once } from 'node:events';
import { PassThrough } from 'node:stream';

const pingMs = 10_000;

/**
 * Writes each value as one JSON line the moment it is known, a ping line every ten seconds so that proxies keep the
 * connection, and waits when the reader is slow. Ends silently when the reader is gone.
 */
export const lineStream = (
  values: AsyncIterable<unknown>,
  options: { signal: AbortSignal; onError: (error: unknown) => void; onEnd: () => void },
): PassThrough => {
  const stream = new PassThrough();
  const write = async (value: unknown): Promise<void> => {
    if (!stream.write(`${JSON.stringify(value)}\n`)) await once(stream, 'drain', { signal: options.signal });
  };
  const ping = setInterval(() => {
    if (!stream.writableNeedDrain) stream.write('{"type":"ping"}\n');
  }, pingMs);
  const run = async (): Promise<void> => {
    try {
      for await (const value of values) {
        if (options.signal.aborted) break;
        await write(value);
      }
      stream.end();
    } catch (error) {
      if (!options.signal.aborted) options.onError(error);
      stream.destroy();
    } finally {
      clearInterval(ping);
      options.onEnd();
    }
  };
  stream.on('error', () => {});
  void run();
  return stream;
};
