import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the bucket on which whoever puts an object can be killed in the middle. */
export interface KillingProxy {
  endpoint: string;
  /** Kills at the next put, after so many of its bytes; one that is shorter is killed when its answer comes, which he never hears. */
  arm: (bytes: number) => void;
  /** bytes that went by before the last kill */
  killedAfter: () => number | null;
  close: () => Promise<void>;
}

/** @param kill whoever puts */
export async function killingProxy(endpoint: string, kill: () => void): Promise<KillingProxy> {
  const far = new URL(endpoint);
  const sockets = new Set<Socket>();
  let armed: number | null = null;
  let went: number | null = null;
  const end = (after: number): void => {
    armed = null;
    went = after;
    kill();
  };
  const server = createServer((near) => {
    const there = connect(Number(far.port), far.hostname);
    let sent: number | null = null;
    for (const socket of [near, there]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (chunk) => {
      if (armed !== null && sent === null && chunk.subarray(0, 4).toString() === 'PUT ') sent = 0;
      if (armed === null || sent === null) {
        there.write(chunk);
        return;
      }
      const left = armed - sent;
      sent += chunk.length;
      there.write(chunk.subarray(0, left));
      if (sent < armed) return;
      end(armed);
      there.destroy();
    });
    there.on('data', (chunk) => {
      const isContinue = chunk.subarray(0, 12).toString() === 'HTTP/1.1 100';
      if (armed !== null && sent !== null && !isContinue) end(sent);
      else near.write(chunk);
    });
    near.on('close', () => there.end());
    there.on('close', () => near.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    arm: (bytes) => {
      armed = bytes;
      went = null;
    },
    killedAfter: () => went,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
