import type { QuoteLog, StoredEvent } from '../quote-log.ts';

/** how often the database is asked for lines that another replica wrote */
const pollMs = 500;

/** Waits for the first of: something new, the poll interval, the reader leaving. */
const pause = (arm: (wake: () => void) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pollMs);
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
  /** called for every line, replaced by whoever waits */
  wake: () => void;
  stop: () => void;
}

const listenTo = (log: QuoteLog, quoteId: string): Ear => {
  const ear: Ear = { heard: [], wake: () => {}, stop: () => {} };
  ear.stop = log.listen(quoteId, (event) => {
    ear.heard.push(event);
    ear.wake();
  });
  return ear;
};

/**
 * A quote's lines from the first one, each once and in order, live until `done`. Lines of this process come by its
 * emitter, those of other replicas and of earlier by the database.
 * @param onIdle called when nothing came for an interval; ends quotes whose process died
 * @param known lines the caller has already, the first ones; none are read from the database before an idle interval
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
    await pause((resume) => {
      ear.wake = resume;
    }, signal);
    if (ear.heard.length > 0) return inOrder(ear.heard.splice(0));
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
