import { Readable } from 'node:stream';
import { writtenJson } from '../platform/written-json.ts';
import { pings } from './pings.ts';

interface Options {
  signal: AbortSignal;
  onError: (error: unknown) => void;
  onEnd: () => void;
}

/** Text that goes out as it is pushed, and what resolves when the reader is ready for more of it, or gone. */
const openStream = () => {
  let goOn = (): void => {};
  const stream = new Readable({
    read: () => goOn(),
    destroy: (error, done) => {
      goOn();
      done(error);
    },
  });
  stream.on('error', () => {});
  const hasRoom = (): Promise<void> =>
    new Promise((resolve) => {
      goOn = resolve;
    });
  return { stream, hasRoom };
};

/**
 * Writes each value as one JSON line the moment it is known, pings where there is none for long, and waits when the reader is slow.
 * Ends silently when the reader is gone.
 */
export const lineStream = (values: AsyncIterable<unknown>, { signal, onError, onEnd }: Options): Readable => {
  const { stream, hasRoom } = openStream();
  const run = async (): Promise<void> => {
    pings.said(stream);
    try {
      for await (const value of values) {
        if (signal.aborted) break;
        pings.said(stream);
        if (!stream.push(`${writtenJson(value)}\n`) && !stream.destroyed) await hasRoom();
      }
      stream.push(null);
    } catch (error) {
      if (!signal.aborted) onError(error);
      stream.destroy();
    } finally {
      pings.ended(stream);
      onEnd();
    }
  };
  void run();
  return stream;
};
