import type { JobContext } from '../job-context.ts';
import { errorFields } from '../log.ts';
import { randomId } from '../random-id.ts';
import { backOff } from '../timings.ts';
import { StaleRow } from '../transitions/move.ts';
import { claim, dropLeases, type Job, type Outcome, settle } from './claim.ts';
import type { Lane } from './job-kinds.ts';
import { traced } from './job-span.ts';
import { laneOf, openLanes } from './lanes.ts';

export interface Workers {
  /** takes no new job, waits for those under way */
  stop: () => Promise<void>;
}

/** Does one job; throws when it has to be tried again. */
export type RunJob = (job: Job) => Promise<Outcome>;

/** @returns gives the place in the lane back, once */
function takePlace(busy: Map<Lane, number>, lane: Lane | undefined): () => void {
  const add = (one: number): void => {
    if (lane) busy.set(lane, (busy.get(lane) ?? 0) + one);
  };
  add(1);
  let isTaken = true;
  return () => {
    if (isTaken) add(-1);
    isTaken = false;
  };
}

/** Runs follow-up work in this process; any number of processes may do so on one database. */
export function startWorkers(context: JobContext, runJob: RunJob): Workers {
  const { db, log, clock, timings } = context;
  const owner = randomId();
  const running = new Set<Promise<void>>();
  const busy = new Map<Lane, number>();
  let stopped = false;
  let awake = false;
  let ring: () => void = () => {};

  async function run(job: Job): Promise<void> {
    let outcome: Outcome | { failedMs: number; error: string };
    try {
      outcome = await traced(context, job, () => runJob(job));
    } catch (error) {
      const fields = errorFields(error);
      /* a row another worker moved first is no failure: look again at once */
      outcome =
        error instanceof StaleRow
          ? { againMs: 0 }
          : {
              failedMs: backOff(timings.firstRetryMs, timings.longestRetryMs, job.attempts + 1),
              error: fields.error,
            };
      log.warn({ event: 'job-failed', job: job.key, kind: job.kind, attempt: job.attempts + 1, ...fields });
    }
    await settle(db, job, outcome, clock());
  }

  function begin(job: Job): void {
    const leave = takePlace(busy, laneOf(job.kind));
    /* whoever comes next may have the job: one that hangs for ever must not hold its place, or a few of them hold up all of their lane */
    const overdue = setTimeout(() => {
      log.error({ event: 'job-overdue', job: job.key, kind: job.kind });
      leave();
      wake();
    }, timings.leaseMs);
    const work = run(job)
      .catch((error: unknown) => log.error({ event: 'job-not-settled', job: job.key, ...errorFields(error) }))
      .finally(() => {
        clearTimeout(overdue);
        running.delete(work);
        leave();
        wake();
      });
    running.add(work);
  }

  function wake(): void {
    awake = true;
    ring();
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function loop(): Promise<void> {
    if (context.config.databaseUrl === null) await dropLeases(db);
    while (!stopped) {
      awake = false;
      const { kinds, most } = openLanes(busy);
      try {
        const jobs = kinds.length > 0 ? await claim(db, owner, clock(), timings.leaseMs, most, kinds) : [];
        for (const job of jobs) begin(job);
        // there may be more where these came from
        if (jobs.length === most) awake = true;
      } catch (error) {
        log.error({ event: 'outbox-unreachable', ...errorFields(error) });
      }
      if (!awake && !stopped) await sleep(timings.pollMs);
    }
    while (running.size > 0) await Promise.all(running);
  }

  context.wake = wake;
  const looping = loop();
  return {
    stop: async () => {
      stopped = true;
      context.wake = () => {};
      wake();
      await looping;
    },
  };
}
