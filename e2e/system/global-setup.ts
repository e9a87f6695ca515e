import { startSystem } from './system.ts';

/** One system for all journeys that do not break anything; those start one of their own. */
async function globalSetup(): Promise<() => Promise<void>> {
  const system = await startSystem(Number(process.env.E2E_PORT ?? 4700));
  return system.stop;
}

// Playwright takes the default export of this file.
// biome-ignore lint/style/noDefaultExport: the test runner's contract
export default globalSetup;
