import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/* What a purchase costs its buyer, one after the other: `pnpm --filter bench buying-effort` runs them, here and in a checkout of before. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: ['*.e2e.ts'],
  globalSetup: '../system/global-setup.ts',
  workers: 1,
  reporter: 'line',
});
