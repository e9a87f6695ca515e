import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@sigorta/tooling/test/chromium';
import { startSystem } from '../e2e/system/system.ts';
import { table } from './print/table.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/** Fetched when asked for, never installed with the house: docs/dependencies/lighthouse.md */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['accessibility', 'best-practices', 'seo'] as const;
const pages = ['/', '/ar', '/yurt-disi-seyahat', '/ar/yurt-disi-seyahat', '/iletisim'];

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

const run = promisify(execFile);

async function judge(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --lang=tr',
      /* else the visitor's language is asked for and the address of another is opened */
      '--extra-headers={"accept-language":"tr"}',
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const missed = ({ categories: judged, audits }: Report): string[] =>
  Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );

await withCleanup(async (later) => {
  const system = await startSystem(benchPort, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
  later(system.stop);
  const folder = mkdtempSync(join(tmpdir(), 'sigorta-lighthouse-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const problems: string[] = [];
  const rows: string[][] = [];
  for (const page of pages) {
    const report = await judge(`${system.url}${page}`, folder);
    const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
    rows.push([page, ...scores.map(String)]);
    problems.push(...missed(report).map((line) => `${page}: ${line}`));
  }
  console.log(machine());
  console.log(table(['page', ...categories], rows));
  if (problems.length === 0) return;
  console.error(`\nBelow 100:\n${problems.map((line) => `- ${line}`).join('\n')}`);
  process.exitCode = 1;
});
