import { createServer } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy of a test: lets through to what is listed, and alone knows where the names lead to. */
export interface ListedProxy {
  url: string;
  /** takes a place off the list, and cuts what stands to it */
  unlist: (place: string) => void;
  list: (place: string) => void;
  listAll: () => void;
  /** every place that was asked for, in order, and whether it was let through */
  asked: { place: string; isLet: boolean; headers: Readonly<Record<string, unknown>> }[];
  close: () => Promise<void>;
}

/**
 * An HTTP proxy that does CONNECT and nothing else.
 * @param places `host:port` as it is asked for, and the port of this machine that it stands for; may grow
 * @param pair PEM of its certificate and key; without one it speaks http
 */
export async function openListedProxy(
  places: Readonly<Record<string, number>> = {},
  pair?: { cert: string; key: string },
): Promise<ListedProxy> {
  const unlisted = new Set<string>();
  const asked: ListedProxy['asked'] = [];
  const open = new Set<Socket>();
  const standing = new Map<Socket, string>();
  const keep = <S extends Socket>(socket: S): S => {
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
    return socket;
  };
  const server = pair ? createSecure(pair) : createServer();
  server.on('request', (_request, response) => response.writeHead(405).end());
  server.on('connection', keep);
  server.on('connect', (request, from: Socket, head) => {
    const place = request.url ?? '';
    const port = unlisted.has(place) ? undefined : places[place];
    const isLet = port !== undefined;
    asked.push({ place, isLet, headers: request.headers });
    if (!isLet) return from.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    const to = keep(connect(port, '127.0.0.1'));
    standing.set(to, place);
    to.once('connect', () => {
      from.write('HTTP/1.1 200 Connection established\r\n\r\n');
      if (head.length > 0) to.write(head);
      to.pipe(from).pipe(to);
    });
    to.once('error', () => from.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n'));
    to.once('close', () => {
      standing.delete(to);
      from.destroy();
    });
    from.once('close', () => to.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${pair ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unlist: (place) => {
      unlisted.add(place);
      for (const [socket, where] of standing) if (where === place) socket.destroy();
    },
    list: (place) => void unlisted.delete(place),
    listAll: () => unlisted.clear(),
    asked,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
