import type { Readable } from 'node:stream';
import { streamSilence } from '@sigorta/contracts/stream-silence';

/** the same bytes to everybody */
const ping = Buffer.from('{"type":"ping"}\n');
/** a part of those who wait each time, so that thousands of them are no pause for everybody else */
const lookEveryMs = 250;

interface Pings {
  /** the stream says something, the first time too */
  said: (stream: Readable) => void;
  /** nothing is said in it any more */
  ended: (stream: Readable) => void;
}

/** Says a line that means nothing where nothing else is said, for all streams by one timer, which runs while there are any. */
const createPings = (): Pings => {
  /** ms; all wait equally long, so who spoke last stands last and the first are due first */
  const due = new Map<Readable, number>();
  let timer: NodeJS.Timeout | null = null;
  const said = (stream: Readable): void => {
    due.delete(stream);
    due.set(stream, performance.now() + streamSilence.most - lookEveryMs);
    timer ??= setInterval(look, lookEveryMs).unref();
  };
  const look = (): void => {
    const now = performance.now();
    for (const [stream, at] of due) {
      if (at > now) break;
      said(stream);
      /* a reader who is behind has lines to read, which keep his line open */
      if (stream.readableLength === 0) stream.push(ping);
    }
  };
  return {
    said,
    ended: (stream) => {
      due.delete(stream);
      if (due.size > 0 || timer === null) return;
      clearInterval(timer);
      timer = null;
    },
  };
};

export const pings = createPings();
