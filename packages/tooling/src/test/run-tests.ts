import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../process/child.ts';
import { StopError } from '../process/stop-error.ts';
import { root } from '../start/settings.ts';
import { chooseStages } from './choose-stages.ts';
import { findChromium } from './chromium.ts';
import { type Count, countOf } from './count.ts';
import { type Stage, stages } from './stages.ts';

/**
 * Runs every stage, a failed one too, and ends with `N passed, N failed` on a line of its own.
 * @param only parts of stage names; none means all
 * @returns the exit code
 * @throws StopError for a word that fits no stage
 */
export async function runTests(only: string[]): Promise<number> {
  const began = performance.now();
  const chosen = chooseStages(stages, only);
  rmSync(join(root, '.cache/reports'), { recursive: true, force: true });
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const group of groupsOf(chosen)) {
    for (const count of await Promise.all(group.map(runStage))) {
      total.passed += count.passed;
      total.failed += count.failed;
      total.skipped += count.skipped;
    }
  }
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped: see the stages above.`);
  console.log(`\nTook ${seconds(began)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function groupsOf(chosen: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of chosen) {
    const last = groups.at(-1);
    if (stage.together !== undefined && last?.[0]?.together === stage.together) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

async function runStage(stage: Stage): Promise<Count> {
  const began = performance.now();
  console.log(`\n── ${stage.name} ──`);
  let count: Count;
  try {
    const browser = stage.report?.kind === 'playwright' ? { CHROMIUM_PATH: findChromium() } : {};
    const child = startChild(stage.name, stage.command, stage.args, {
      cwd: root,
      env: { NO_COLOR: '1', ...stage.env, ...browser },
      show: true,
    });
    const exitCode = (await child.exited) ?? 1;
    // A stage that cannot run on this machine says so itself; it is told as skipped, never as passed.
    const skipped = exitCode === 0 && child.tail().includes('SKIPPED: ');
    count = skipped ? { passed: 0, failed: 0, skipped: 1 } : countOf(stage, exitCode);
  } catch (error) {
    if (!(error instanceof StopError)) throw error;
    console.error(error.message);
    count = { passed: 0, failed: 1, skipped: 0 };
  }
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  console.log(`${stage.name}: ${count.passed} ok, ${count.failed} not ok${skipped} (${seconds(began)} s)`);
  return count;
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
