import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionOptions, connect as secured } from 'node:tls';
import { type Egress, goesStraight } from './egress.ts';
import { openTunnel } from './open-tunnel.ts';

interface Asked {
  host?: string | null | undefined;
  port?: string | number | null | undefined;
}
/** What Node waits for: an error, or a line. */
type Done = ((error: Error | null, line: Duplex) => void) | undefined;

/** as many as the client of S3 opens by itself */
const kept = { keepAlive: true, maxSockets: 50 };

const handOver = (line: Promise<Duplex>, done: Done): undefined => {
  line.then(
    (socket) => done?.(null, socket),
    /* where there is an error nobody looks at the line */
    (error: Error) => (done as ((error: Error) => void) | undefined)?.(error),
  );
};

/**
 * What clients that speak through Node's own http are given, such as that of S3; null leaves them to make theirs.
 * @param timeoutMs until the proxy has answered
 */
export function nodeAgents(
  egress: Egress,
  timeoutMs: number,
): { httpAgent: HttpAgent; httpsAgent: HttpsAgent } | null {
  const { proxy } = egress;
  if (proxy === null) return null;
  const tunnel = ({ host, port }: Asked, standardPort: number): Promise<Socket> =>
    openTunnel(proxy, { host: host ?? '', port: Number(port) || standardPort }, timeoutMs);
  const httpAgent = new HttpAgent(kept);
  const httpsAgent = new HttpsAgent(kept);
  const [plain, tls] = [httpAgent.createConnection, httpsAgent.createConnection];
  httpAgent.createConnection = (options, done) =>
    goesStraight(egress, options.host ?? '')
      ? plain.call(httpAgent, options, done)
      : handOver(tunnel(options, 80), done);
  httpsAgent.createConnection = (options, done) =>
    goesStraight(egress, options.host ?? '')
      ? tls.call(httpsAgent, options, done)
      : handOver(
          tunnel(options, 443).then((socket) => secured({ ...(options as ConnectionOptions), socket })),
          done,
        );
  return { httpAgent, httpsAgent };
}
