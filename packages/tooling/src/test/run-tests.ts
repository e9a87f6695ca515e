import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startChild } from '../process/child.ts';
import { newMemoryFolder } from '../process/memory-folder.ts';
import { StopError } from '../process/stop-error.ts';
import { root } from '../start/settings.ts';
import { affectedBy } from './affected.ts';
import { affectedStages, leftOut } from './affected-stages.ts';
import { changedSince, findBase } from './changed-files.ts';
import { affectedWord, chooseStages } from './choose-stages.ts';
import { findChromium } from './chromium.ts';
import { type Count, countOf } from './count.ts';
import { groupsOf } from './groups.ts';
import { type Failed, failedIn, isWorthALook, takeOver, timesAlone } from './second-look.ts';
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
  const runs: Run[] = [];
  const memory = newMemoryFolder();
  try {
    for (const group of groupsOf(chosen)) {
      const ended = await Promise.all(group.map((list) => runList(list, memory)));
      for (const run of ended.flat()) runs.push(await lookedAtAgain(run, memory));
    }
  } finally {
    if (memory !== null) rmSync(memory, { recursive: true, force: true });
  }
  return tell(runs, began);
}

const namedWithReason = ({ file, tests }: Failed): string[] =>
  tests
    .slice(0, 20)
    .flatMap(({ title, why }) => [`  ${file} > ${title}`, ...(why === '' ? [] : [`    ${why}`])]);

/** Ends with what failed, by name and with the reason, and the sum. @returns the exit code */
function tell(runs: readonly Run[], began: number): number {
  const sum = (part: keyof Count) => runs.reduce((all, { count }) => all + count[part], 0);
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped: see the stages above.`);
  for (const { stage, count, failed, isUnsteady } of runs) {
    if (isUnsteady)
      console.log(`\nUnsteady (${stage.name}): failed beside the others, passed ${timesAlone} times alone.`);
    else if (count.failed > 0) console.log(`\nFailed (${stage.name}).`);
    for (const line of failed.flatMap(namedWithReason)) console.log(line);
  }
  console.log(`\nTook ${seconds(began)} s.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
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

interface Run {
  stage: Stage;
  count: Count;
  /** what did not pass beside the others */
  failed: Failed[];
  /** all of it passed when it ran alone */
  isUnsteady: boolean;
}

async function runList(list: readonly Stage[], memory: string | null): Promise<Run[]> {
  const runs: Run[] = [];
  for (const stage of list) {
    const count = await runStage(stage, memory);
    const { report } = stage;
    const isNamed = count.failed > 0 && report !== undefined && existsSync(report.file);
    runs.push({ stage, count, failed: isNamed ? failedIn(report) : [], isUnsteady: false });
  }
  return runs;
}

/** A few tests that failed beside other work run alone: whether the code or the company was at fault (decision 0378). */
async function lookedAtAgain(run: Run, memory: string | null): Promise<Run> {
  const { stage, failed } = run;
  const alone = stage.ofFiles?.(failed.map(({ file }) => file));
  if (!stage.report || !alone?.report || !isWorthALook(failed)) return run;
  mkdirSync(dirname(alone.report.file), { recursive: true });
  for (let time = 1; time <= timesAlone; time++) {
    const named = { ...alone, name: `${stage.name}, alone, ${time} of ${timesAlone}` };
    if ((await runStage(named, memory)).failed > 0) return run;
  }
  takeOver(stage.report, alone.report);
  return { ...run, count: countOf(stage, 0, ''), isUnsteady: true };
}

async function runStage(stage: Stage, memory: string | null): Promise<Count> {
  const began = performance.now();
  console.log(`\n── ${stage.name} ──`);
  let count: Count;
  try {
    const browser = stage.report?.kind === 'playwright' ? { CHROMIUM_PATH: findChromium() } : {};
    const away = memory !== null && stage.memoryFolderAs ? { [stage.memoryFolderAs]: memory } : {};
    const child = startChild(stage.name, stage.command, stage.args, {
      cwd: root,
      env: { NO_COLOR: '1', ...away, ...stage.env, ...browser },
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
