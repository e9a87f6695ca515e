import { readFileSync } from 'node:fs';
import { skippedWord } from '../test/count.ts';
import { advised } from './advisories.ts';
import { licenceProblems } from './licences.ts';
import { pnpm } from './pnpm.ts';

async function checkLicences(): Promise<number> {
  const { ok, stdout, stderr } = await pnpm('licenses', 'list', '--recursive', '--json');
  if (!ok) {
    console.error(stderr);
    return 1;
  }
  const installed = JSON.parse(stdout);
  const rules = JSON.parse(readFileSync(new URL('./licences.json', import.meta.url), 'utf8'));
  const problems = licenceProblems(installed, rules);
  for (const problem of problems) console.error(problem);
  const count = Object.values<unknown[]>(installed).reduce((sum, packages) => sum + packages.length, 0);
  if (problems.length === 0) console.log(`${count} packages, ${Object.keys(installed).length} licences.`);
  return problems.length === 0 ? 0 : 1;
}

async function checkAdvisories(): Promise<number> {
  const { stdout, stderr } = await pnpm('audit', '--json');
  const told = advised(stdout, stderr);
  if (!told.asked) {
    console.log(`${skippedWord}nobody could be asked for advisories here (${told.why}).`);
    return 0;
  }
  for (const problem of told.problems) console.error(problem);
  if (told.problems.length === 0) console.log('No advisory, high or critical, for what is installed.');
  return told.problems.length === 0 ? 0 : 1;
}

/**
 * Looks at what comes from others.
 * @param word `licences` or `advisories`
 * @returns the exit code
 */
export const checkSupply = (word: string | undefined): Promise<number> =>
  word === 'advisories' ? checkAdvisories() : checkLicences();
