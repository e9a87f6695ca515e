import { startChild, stopChild, waitUntilUp } from '@sigorta/tooling/process/child';
import { startFront } from '../browser/http2-front.ts';
import { serveFolder } from '../browser/static-server.ts';
import { benchPort } from '../run/bench-port.ts';
import { makePeers } from './make-peers.ts';
import { startPackingFront } from './packing-front.ts';

export interface Peer {
  name: string;
  origin: string;
}

const [nextPort, piralPort] = [benchPort + 11, benchPort + 12];

/**
 * The peers, built and served as our pages are: brotli, and TLS with HTTP/2 in front where ours have it. Their pictures are
 * those of our gateway, which runs already.
 */
export async function servePeers(later: (stop: () => unknown) => void, http2: boolean): Promise<Peer[]> {
  const { next, piral } = await makePeers();
  const child = startChild(
    'next',
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', `${nextPort}`],
    {
      cwd: next,
      env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    },
  );
  later(() => stopChild(child));
  await waitUntilUp(child, `http://localhost:${nextPort}/tr`);
  later(await serveFolder(piral, piralPort, '/index.html'));
  const peers: Peer[] = [];
  for (const [name, target] of [
    ['Next.js', nextPort],
    ['Piral', piralPort],
  ] as const) {
    const port = target + 2;
    later(await startPackingFront(port, (path) => (path.startsWith('/art/') ? benchPort : target)));
    if (http2) later(await startFront(port + 20, port));
    peers.push({ name, origin: http2 ? `https://localhost:${port + 20}` : `http://localhost:${port}` });
  }
  return peers;
}
