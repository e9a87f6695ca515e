import type { Browser, Page } from 'playwright';

/** The slowest answer of an act. */
export interface Answer {
  /** from the press or the key to the picture that followed, as event timing has it */
  ms: number;
  /** that the page's thread worked meanwhile, of its own clock: what other programs of the machine take is not in it */
  cpu: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** microseconds */
  ts: number;
  dur?: number;
  /** of the thread's own clock */
  tdur?: number;
  args: { data?: { interactionId?: number; duration?: number } };
}

/** Tasks, and event timing with its interactions; little enough not to be what is measured. */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** ms in which what an act leads to is over */
const settleMs = 900;

/** Does something to a page and tells of the slowest answer to it. */
export async function tracedAnswer(browser: Browser, page: Page, act: () => Promise<void>): Promise<Answer> {
  await browser.startTracing(page, { categories });
  await act();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return slowestOf(traceEvents);
}

function slowestOf(events: readonly TraceEvent[]): Answer {
  const answers = events.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && Boolean(args.data?.interactionId),
  );
  const lengthOf = ({ args }: TraceEvent): number => args.data?.duration ?? 0;
  const [slowest] = answers.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!slowest) throw new Error('nothing was pressed');
  const ms = lengthOf(slowest);
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' &&
      pid === slowest.pid &&
      tid === slowest.tid &&
      ts >= slowest.ts &&
      ts < slowest.ts + ms * 1000,
  );
  return { ms, cpu: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 };
}
