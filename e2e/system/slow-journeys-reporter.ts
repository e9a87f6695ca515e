import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowestLines } from '@sigorta/tooling/test/slowest';
import { leftToOtherDays } from '../turns/journeys-in-turn.ts';

/** A reporter of the journeys: which files cost the run its time. */
export default class SlowestJourneys implements Reporter {
  readonly #taken = new Map<string, number>();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = location.file.replace(/^.*\/e2e\//, 'e2e/');
    this.#taken.set(file, (this.#taken.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    const taken = [...this.#taken].map(([file, ms]) => ({ file, ms }));
    console.log(['', ...slowestLines(taken)].join('\n'));
    if (process.env.JOURNEYS === 'today')
      console.log(
        `${leftToOtherDays().length} journeys of e2e/turns/journeys-in-turn.ts are left to other days.`,
      );
  }

  printsToStdio(): boolean {
    return false;
  }
}
