import { defineConfig } from '@playwright/test';
import { findChromium } from '@sigorta/tooling/test/chromium';
import { leftToOtherDays } from './turns/journeys-in-turn.ts';
import { inTwo } from './turns/longest-first.ts';
import { journeyFiles, movingToday } from './turns/motion-in-turn.ts';

const executablePath = findChromium();
/* the pictures were taken with the headless shell; a whole browser sets letters a hair wider or narrower */
const mostDifference = executablePath.includes('headless-shell') ? 0.02 : 0.06;

/* the test command walks a day's journeys; who names some, and campaigns, walk all of them, with everything that moves */
const isToday = process.env.JOURNEYS === 'today';
const moving = isToday ? movingToday() : journeyFiles;
/* what motion costs is seen with `MOTION=less` and without, the same journeys named */
const isStill = (file: string) => process.env.MOTION === 'less' || !moving.includes(file);
const still = { reducedMotion: 'reduce' as const };
const stands = inTwo(journeyFiles.filter(isStill));
/* begun in this order; a project has workers of its own, so there are no more than these */
const projects = [
  { name: 'still, long', files: stands.first, use: still },
  { name: 'moving', files: journeyFiles.filter((file) => !isStill(file)), use: {} },
  { name: 'still', files: stands.others, use: still },
];

export default defineConfig({
  testDir: '.',
  projects: projects
    .filter(({ files }) => files.length > 0)
    .map(({ files, ...project }) => ({ ...project, testMatch: files.map((file) => `**/journeys/${file}`) })),
  grepInvert: isToday ? leftToOtherDays() : [],
  outputDir: '../.cache/e2e',
  globalSetup: './system/global-setup.ts',
  fullyParallel: true,
  /* on two cores: a journey waits for answers, mails and clocks about a third of its time, and some for half a minute */
  workers: 4,
  retries: 0,
  /* patience for a machine that does ten things: whoever waits looks, so a quiet one loses nothing by it */
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    /* a moved block is far more than that */
    toHaveScreenshot: { animations: 'disabled', scale: 'css', maxDiffPixelRatio: mostDifference },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json'], ['./system/slow-journeys-reporter.ts']],
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT ?? 4700}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    /* a recording costs every test a third more, so it is asked for */
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
