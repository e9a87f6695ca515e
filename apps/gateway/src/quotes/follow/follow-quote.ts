import type { QuoteLog, StoredEvent } from '../quote-log.ts';

/** Lines of a quote as they are stored, heard from the moment of this call. */
interface Ear {
  heard: StoredEvent[];
  /** the table may hold lines that were not heard */
  mayBeMore: boolean;
  /** called for every line, replaced by whoever waits */
  wake: () => void;
  stop: () => void;
}

const listenTo = (log: QuoteLog, quoteId: string, signal: AbortSignal): Ear => {
  const ear: Ear = { heard: [], mayBeMore: false, wake: () => {}, stop: () => {} };
  const leave = () => ear.wake();
  const unheard = log.listen(quoteId, (event) => {
    if (event) ear.heard.push(event);
    else ear.mayBeMore = true;
    ear.wake();
  });
  /* once for the whole stream: to ask it anew for each line costs more than the line */
  signal.addEventListener('abort', leave, { once: true });
  ear.stop = () => {
    unheard();
    signal.removeEventListener('abort', leave);
  };
  return ear;
};

/** Waits for the first of: something new, an end of patience, the reader leaving. @param silenceMs null waits on */
const pause = (silenceMs: number | null, ear: Ear): Promise<void> =>
  new Promise((resolve) => {
    const timer = silenceMs === null ? undefined : setTimeout(() => ear.wake(), silenceMs);
    ear.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

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
): AsyncGenerator<StoredEvent> => follow(log, quoteId, signal, onIdle, known, listenTo(log, quoteId, signal));

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
    if (!ear.mayBeMore && !signal.aborted) await pause(log.silenceMs(quoteId), ear);
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
