import { hostilePartners, hostileSlice } from '../partners/hostile-partners.ts';
import { testPartners } from '../partners/test-partners.ts';
import { basePort } from './global.ts';
import { startSystem } from './system.ts';

/** One system for all journeys that do not break anything; those start one of their own. */
async function globalSetup(): Promise<() => Promise<void>> {
  const system = await startSystem(basePort, {}, undefined, [
    ...testPartners,
    ...hostilePartners(hostileSlice),
  ]);
  return system.stop;
}

// Playwright takes the default export of this file.
// biome-ignore lint/style/noDefaultExport: the test runner's contract
export default globalSetup;
