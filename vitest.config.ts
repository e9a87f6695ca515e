import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/tooling/src/test/longest-first.ts';

// One run over every package; the gateway's tests are a project of their own, run once a database. Files share the modules
// they import (a fresh copy for each file cost more than half of the time), so no test leaves one changed behind. A document they share
// is emptied after each.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          /* waits look until then; a busy neighbour must not make them fail */
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: ['apps/gateway/**', 'apps/sandbox/**', '**/node_modules/**', '**/dist/**'],
          setupFiles: ['packages/tooling/src/test/empty-page.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'sandbox',
          isolate: false,
          include: ['apps/sandbox/src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'gateway',
          isolate: false,
          include: ['apps/gateway/src/**/*.test.ts'],
          globalSetup: 'apps/gateway/src/testing/prepare-database.ts',
          /* one patience for all: a wait looks and goes on at once, so only a fault or a machine that does ten things waits so long */
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
