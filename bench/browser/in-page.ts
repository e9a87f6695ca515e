/** What the page notes about itself; read after it has come to rest. */
export interface PageNotes {
  largestPaint: number;
  shift: number;
  /** ms in which long tasks kept the page from answering, beyond 50 ms each, until it was usable */
  blocked: number;
  /** ms until React handles the page's own controls; null when it never came */
  usable: number | null;
  /** ms until React handles every link, button and field of the page's main part; null when it never came */
  everyControl: number | null;
  /** ms until the whole page had its handlers, as it says itself (`hydrated:page`); null for a page that says nothing */
  handled: number | null;
  /** what stands on its way to the page; not what the page brings for later without running it (`fetch` of scripts) */
  files: { start: number; end: number; bytes: number; name: string }[];
  documentStart: number;
}

declare global {
  interface Window {
    /** told once, when the page has its handlers: whoever asked a page again and again would be measured with it */
    benchTold?: (what: string) => void;
    benchNotes?: {
      largestPaint: number;
      shift: number;
      tasks: { start: number; length: number }[];
      usable: number | null;
      everyControl: number | null;
    };
  }
}

/**
 * Runs in the page before anything else. A control is usable when React has put its properties on it: from then on
 * a press is heard (the same mark the browser journeys wait for).
 * @param marks whether the page says itself when it has its handlers
 */
export function takeNotes({ control, marks }: { control: string; marks: boolean }): void {
  /* a look costs the page's thread a third of a millisecond: often enough to tell a hundredth of a page's start */
  const lookMs = 20;
  const notes: NonNullable<Window['benchNotes']> = {
    largestPaint: 0,
    shift: 0,
    tasks: [],
    usable: null,
    everyControl: null,
  };
  window.benchNotes = notes;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', (entry) => {
    notes.tasks.push({ start: entry.startTime, length: entry.duration });
  });
  let isTold = false;
  const tell = (): void => {
    if (isTold || notes.usable === null) return;
    if (marks ? performance.getEntriesByName('hydrated:page').length === 0 : notes.everyControl === null)
      return;
    isTold = true;
    window.benchTold?.('handlers');
  };
  observe('mark', tell);
  const isHandled = (found: Element) => Object.keys(found).some((key) => key.startsWith('__reactProps'));
  const timer = setInterval(() => {
    const found = document.querySelector(control);
    if (!found || !isHandled(found)) return;
    notes.usable ??= performance.now();
    tell();
    const all = document.querySelectorAll('main :is(a, button, select, input:not([type=hidden]))');
    if (![...all].every(isHandled)) return;
    notes.everyControl = performance.now();
    tell();
    clearInterval(timer);
  }, lookMs);
}

/** Runs in the page when it has come to rest. */
export function readNotes(): PageNotes {
  const notes = window.benchNotes;
  if (!notes) throw new Error('takeNotes did not run');
  const [navigation] = performance.getEntriesByType('navigation');
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const isAhead = ({ initiatorType, name }: PerformanceResourceTiming) =>
    initiatorType === 'fetch' && name.endsWith('.js');
  const files = all
    .filter((entry) => !isAhead(entry))
    .map((entry) => {
      const { encodedBodySize, responseEnd, startTime, name } = entry;
      return { start: startTime, end: responseEnd, bytes: encodedBodySize, name: new URL(name).pathname };
    });
  const until = notes.usable ?? Number.POSITIVE_INFINITY;
  return {
    largestPaint: notes.largestPaint,
    shift: notes.shift,
    usable: notes.usable,
    everyControl: notes.everyControl,
    handled: performance.getEntriesByName('hydrated:page')[0]?.startTime ?? null,
    blocked: notes.tasks
      .filter(({ start }) => start < until)
      .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
    files,
    documentStart: (navigation as PerformanceNavigationTiming).responseStart,
  };
}
