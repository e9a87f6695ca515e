import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { chromium } from 'playwright';
import type { Shop } from './shopper.ts';

/** What Chromium has to know of a key whose authority it does not trust: QUIC is spoken with known ones only. */
async function keyOf({ site, ca }: Shop): Promise<string> {
  const { hostname: servername, port } = new URL(site);
  const socket = connect({ host: '127.0.0.1', port: Number(port), servername, ca });
  await once(socket, 'secureConnect');
  const { raw } = socket.getPeerCertificate();
  socket.destroy();
  const spki = new X509Certificate(raw).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('base64');
}

/** Opens home in Chromium, told to speak QUIC. @returns the protocols of the document and of the files it loaded */
export async function protocolsOverQuic(shop: Shop): Promise<string[]> {
  const { hostname, port } = new URL(shop.site);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--enable-quic',
      `--origin-to-force-quic-on=${hostname}:${port}`,
      `--ignore-certificate-errors-spki-list=${await keyOf(shop)}`,
      `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
    ],
  });
  try {
    const page = await browser.newPage();
    await page.goto(shop.site);
    const spoken = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => (entry as PerformanceResourceTiming).nextHopProtocol,
      ),
    );
    return spoken;
  } finally {
    await browser.close();
  }
}
