import type { QuoteLog, StoredEvent } from '../quote-log.ts';

/** Waits for the first of: something new, an end of patience, the reader leaving. @param silenceMs null waits on */
const pause = (
  silenceMs: number | null,
  arm: (wake: () => void) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const timer = silenceMs === null ? undefined : setTimeout(() => wake(), silenceMs);
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    signal.addEventListener('abort', wake, { once: true });
    arm(wake);
  });

/** Lines of a quote as they are stored, heard from the moment of this call. */
interface Ear {
  heard: StoredEvent[];
  /** the table may hold lines that were not heard */
  mayBeMore: boolean;
  /** called for every line, replaced by whoever waits */
  wake: () => void;
  stop: () => void;
}

const listenTo = (log: QuoteLog, quoteId: string): Ear => {
  const ear: Ear = { heard: [], mayBeMore: false, wake: () => {}, stop: () => {} };
  ear.stop = log.listen(quoteId, (event) => {
    if (event) ear.heard.push(event);
    else ear.mayBeMore = true;
    ear.wake();
  });
  return ear;
};

/**
 * A quote's lines from the first one, each once and in order, live until `done`. Lines of this process come by its
 * emitter, those of other replicas and of earlier by the database, which is not asked while this process asks the insurers.
 * @param onIdle called when the database had nothing new; ends quotes whose process died
 * @param known lines the caller has already, the first ones
 */
export const followQuote = (
  log: QuoteLog,
  quoteId: string,
  signal: AbortSignal,
  {
    onIdle = async () => {},
    known = [],
  }: { onIdle?: () => Promise<void>; known?: readonly StoredEvent[] } = {},
): AsyncGenerator<StoredEvent> => follow(log, quoteId, signal, onIdle, known, listenTo(log, quoteId));

async function* follow(
  log: QuoteLog,
  quoteId: string,
  signal: AbortSignal,
  onIdle: () => Promise<void>,
  known: readonly StoredEvent[],
  ear: Ear,
): AsyncGenerator<StoredEvent> {
  let last = -1;
  const inOrder = (events: readonly StoredEvent[]): StoredEvent[] =>
    events.filter((event) => {
      if (event.sequence !== last + 1) return false;
      last = event.sequence;
      return true;
    });
  const next = async (): Promise<StoredEvent[]> => {
    const told = inOrder(ear.heard.splice(0));
    if (told.length > 0) return told;
    if (!ear.mayBeMore) {
      await pause(
        log.silenceMs(quoteId),
        (resume) => {
          ear.wake = resume;
        },
        signal,
      );
    }
    if (signal.aborted) return [];
    const heard = inOrder(ear.heard.splice(0));
    if (heard.length > 0) return heard;
    ear.mayBeMore = false;
    const stored = inOrder(await log.read(quoteId, last));
    if (stored.length === 0) await onIdle();
    return stored;
  };
  try {
    let lines = inOrder(known.length > 0 ? known : await log.read(quoteId, last));
    while (!signal.aborted) {
      for (const line of lines) {
        yield line;
        if (line.type === 'done') return;
      }
      lines = await next();
    }
  } finally {
    ear.stop();
  }
}
