import { Agent, buildConnector } from 'undici';
import { type Egress, goesStraight } from './egress.ts';
import { openTunnel } from './open-tunnel.ts';

/** What a line's agent is told besides where its lines go through. */
export interface LineOptions extends Omit<Agent.Options, 'connect'> {
  /** `timeout` ms until a line stands; whom to trust at its end */
  connect?: buildConnector.BuildOptions;
}

/** what undici waits for a connection unless it is told otherwise, ms */
const standardTimeoutMs = 10_000;

const portOf = ({ port, protocol }: buildConnector.Options): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * The one maker of what requests to the outside are sent with. Limits, roots of trust and certificates are the same straight and
 * through the proxy: TLS is spoken with the place itself and checked against its name. Its time counts twice through the proxy, for
 * the tunnel and for TLS in it.
 */
export function lineAgent(egress: Egress, { connect = {}, ...options }: LineOptions = {}): Agent {
  const { proxy } = egress;
  if (proxy === null) return new Agent({ ...options, connect });
  const connector = buildConnector(connect);
  const timeoutMs = connect.timeout ?? standardTimeoutMs;
  return new Agent({
    ...options,
    connect: (to, done) => {
      if (goesStraight(egress, to.hostname)) return connector(to, done);
      openTunnel(proxy, { host: to.hostname, port: portOf(to) }, timeoutMs).then(
        (socket) =>
          to.protocol === 'https:' ? connector({ ...to, httpSocket: socket }, done) : done(null, socket),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  });
}

/** The same agent for all who are given the same settings: for those that have no place of their own to keep one. */
export function sharedAgent(options: LineOptions = {}): (egress: Egress) => Agent {
  const made = new WeakMap<Egress, Agent>();
  return (egress) => {
    const known = made.get(egress);
    if (known) return known;
    const agent = lineAgent(egress, options);
    made.set(egress, agent);
    return agent;
  };
}
