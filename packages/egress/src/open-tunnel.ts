import { type ClientRequest, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import type { Destination } from './egress.ts';
import { EgressError, type EgressFault } from './egress-error.ts';

/** How a host stands before its port. */
const written = ({ host, port }: Destination): string => {
  const bare = host.replace(/^\[|\]$/g, '');
  return `${bare.includes(':') ? `[${bare}]` : bare}:${port}`;
};

const credentials = ({ username, password }: URL): Record<string, string> => {
  if (username === '') return {};
  const who = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(who).toString('base64')}` };
};

/** 403 is the list's own answer, 407 that we are nobody to it; all else is about the place that was asked for. */
const faultOf = (status = 0): EgressFault =>
  status === 403 || status === 407 ? 'proxy-refused' : 'unreached';

const ask = (proxy: URL, target: Destination): ClientRequest => {
  const host = proxy.hostname.replace(/^\[|\]$/g, '');
  return (proxy.protocol === 'https:' ? overHttps : overHttp)({
    host,
    /* else Node holds the proxy's certificate against the name of the place, which stands in the header */
    servername: isIP(host) === 0 ? host : '',
    port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
    method: 'CONNECT',
    path: written(target),
    headers: { host: written(target), ...credentials(proxy) },
    agent: false,
  });
};

/**
 * A line to a place through an HTTP proxy (CONNECT, RFC 9110 9.3.6), as bare as a socket of one's own: what is said on it is not
 * seen by the proxy when it is TLS.
 * @param proxy its address
 * @param timeoutMs until the proxy has answered
 * @throws EgressError
 */
export function openTunnel(proxy: string, target: Destination, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const asked = ask(new URL(proxy), target);
    let isConnected = false;
    const timer = setTimeout(() => fail(isConnected ? 'late' : 'proxy-away'), timeoutMs);
    const fail = (fault: EgressFault): void => {
      clearTimeout(timer);
      reject(new EgressError(fault));
      asked.destroy();
    };
    asked.on('socket', (socket) => {
      socket.once(socket.connecting && 'encrypted' in socket ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    asked.on('error', () => fail('proxy-away'));
    asked.on('connect', (answer, socket, head) => {
      clearTimeout(timer);
      /* whoever gets the socket listens for its errors a moment later; one that fails before must end no process */
      socket.on('error', () => {});
      if (answer.statusCode !== 200) {
        socket.destroy();
        return fail(faultOf(answer.statusCode));
      }
      /* a server that speaks first, as those of mail do, may have been quicker than this handler */
      if (head.length > 0) socket.unshift(head);
      resolve(socket as Socket);
    });
    asked.end();
  });
}
