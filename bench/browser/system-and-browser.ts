import { findChromium } from '@sigorta/tooling/test/chromium';
import { type Browser, chromium } from 'playwright';
import { type System, startSystem } from '../../e2e/system/system.ts';
import { root } from '../root.ts';
import { benchPort } from '../run/bench-port.ts';
import { chromiumFlags } from './chromium-flags.ts';

/** A whole system whose limits nobody meets, and a browser to look at it. @param later what is to be closed at the end */
export async function systemAndBrowser(
  later: (close: () => Promise<void>) => void,
): Promise<{ system: System; browser: Browser }> {
  const system = await startSystem(benchPort, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' }, root);
  later(system.stop);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  later(() => browser.close());
  return { system, browser };
}
