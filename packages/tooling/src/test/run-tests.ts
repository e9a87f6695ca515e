import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../process/child.ts';
import { StopError } from '../process/stop-error.ts';
import { root } from '../start/settings.ts';
import { affectedBy } from './affected.ts';
import { affectedStages, leftOut } from './affected-stages.ts';
import { changedSince, findBase } from './changed-files.ts';
import { affectedWord, chooseStages } from './choose-stages.ts';
import { findChromium } from './chromium.ts';
import { type Count, countOf } from './count.ts';
import { groupsOf } from './groups.ts';
import { type Stage, stages } from './stages.ts';

/**
 * Runs every stage, a failed one too, and ends with `N passed, N failed` on a line of its own.
 * @param words parts of stage names, none means all; or `--affected` and perhaps what to count changes from
 * @returns the exit code
 * @throws StopError for a word that fits no stage, or no commit
 */
export async function runTests(words: string[]): Promise<number> {
  const began = performance.now();
  const chosen = words[0] === affectedWord ? affectedRun(words.slice(1)) : chooseStages(stages, words);
  rmSync(join(root, '.cache/reports'), { recursive: true, force: true });
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const group of groupsOf(chosen)) {
    for (const count of (await Promise.all(group.map(runList))).flat()) {
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

function affectedRun([named, ...more]: string[]): Stage[] {
  if (more.length > 0)
    throw new StopError(`Behind ${affectedWord} stands one branch or commit, not also "${more[0]}".`);
  const base = findBase(named);
  const changed = changedSince(base.commit);
  const affected = affectedBy(changed, (file) => existsSync(join(root, file)));
  const chosen = changed.length === 0 ? [] : affectedStages(affected, base);
  console.log(`${changed.length} files differ from ${base.name}.`);
  const told = leftOut(chosen, affected);
  if (told) console.log(told);
  return chosen;
}

async function runList(list: readonly Stage[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const stage of list) counts.push(await runStage(stage));
  return counts;
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
    count = countOf(stage, exitCode, child.tail());
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
