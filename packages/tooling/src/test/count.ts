import { existsSync, readFileSync } from 'node:fs';
import type { Stage } from './stages.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** What a stage says of itself when it cannot run on this machine. */
export const skippedWord = 'SKIPPED: ';

/**
 * Counts of one stage. A runner that failed without naming a failed test counts as one failure. A stage that says that it cannot
 * run here is skipped, never passed; one that left a report did run, whatever a part of it said.
 * @param said the last lines it printed
 */
export function countOf(stage: Stage, exitCode: number, said: string): Count {
  const ran = stage.report !== undefined && existsSync(stage.report.file);
  if (exitCode === 0 && !ran && said.includes(skippedWord)) return { passed: 0, failed: 0, skipped: 1 };
  const plain = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  if (!stage.report) return plain;
  const counted = readReport(stage.report);
  if (!counted) return { passed: 0, failed: 1, skipped: 0 };
  if (exitCode !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  return counted;
}

function readReport(report: NonNullable<Stage['report']>): Count | null {
  try {
    const json: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
    if (report.kind === 'vitest') {
      const { numPassedTests, numFailedTests, numPendingTests } = json as VitestReport;
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    }
    const { stats } = json as PlaywrightReport;
    // A retry of the runner's own tells nothing: it tries again in the same company (decision 0378).
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  } catch {
    return null;
  }
}
