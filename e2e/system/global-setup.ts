import { browserProofs } from '../partners/browser-proofs.ts';
import { endpointOfTest, endpointPartners } from '../partners/endpoint-partners.ts';
import { hostilePartners, hostileSlice } from '../partners/hostile-partners.ts';
import { brandsFor, pageProofs } from '../partners/setting-proofs.ts';
import { testPartners } from '../partners/test-partners.ts';
import { makeTemplate } from './data-folder.ts';
import { basePort } from './ports.ts';
import { startSystem } from './system.ts';

/** One system for all journeys that do not break anything; those start one of their own. */
async function globalSetup(): Promise<() => Promise<void>> {
  await makeTemplate();
  /* insurers think, but not as long as in a demonstration; slow ones have a journey of their own. A notice nobody answers
     clearly goes to a person at once, not after days */
  const system = await startSystem(
    basePort,
    {
      INSURERS_DELAY_SCALE: '0.25',
      ENDPOINT_ORIGINS: new URL(endpointOfTest).origin,
      PURCHASE_TIMINGS: JSON.stringify({ insurerTimeoutMs: 4_000, cancelUnknownMs: 1_000 }),
    },
    undefined,
    [
      ...testPartners,
      ...hostilePartners(hostileSlice),
      ...brandsFor(pageProofs),
      ...endpointPartners,
      ...brandsFor(browserProofs),
    ],
  );
  return system.stop;
}

// Playwright takes the default export of this file.
// biome-ignore lint/style/noDefaultExport: the test runner's contract
export default globalSetup;
