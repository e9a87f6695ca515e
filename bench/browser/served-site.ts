import { findChromium } from '@sigorta/tooling/test/chromium';
import { type Browser, chromium } from 'playwright';
import { startSystem } from '../../e2e/system/system.ts';
import { buildFloor } from '../bytes/floor.ts';
import { benchPort } from '../run/bench-port.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { startFront, trustingFlag } from './http2-front.ts';
import { serveFolder } from './static-server.ts';

type Later = (stop: () => unknown) => void;

export interface ServedSite {
  browser: Browser;
  site: string;
  bare: string;
}

/** The built site on its gateway, the bare page beside it, and a browser. @param http2 with TLS and HTTP/2 before both */
export async function serveSite(later: Later, http2: boolean): Promise<ServedSite> {
  const [sitePort, barePort] = [benchPort, benchPort + 10];
  const system = await startSystem(sitePort, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
  later(system.stop);
  later(await serveFolder(await buildFloor(), barePort));
  let origin = (port: number) => `http://localhost:${port}`;
  if (http2) {
    for (const port of [sitePort, barePort]) later(await startFront(port + 20, port));
    origin = (port) => `https://localhost:${port + 20}`;
  }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...(http2 ? [trustingFlag()] : [])],
  });
  later(() => browser.close());
  return { browser, site: origin(sitePort), bare: origin(barePort) };
}
