import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What stands before a PostgreSQL server: its doors closed, a server that is still starting, or the server itself. */
type Doors = 'closed' | 'starting' | 'open';

export interface Gate {
  /** the address of a database through the gate */
  url: string;
  /** how many connections were refused as by a server that starts */
  turnedAway: () => number;
  set: (doors: Doors) => Promise<void>;
  close: () => Promise<void>;
}

/** ErrorResponse with 57P03, as https://www.postgresql.org/docs/current/protocol-message-formats.html has it. */
const isStarting = (): Buffer => {
  const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0';
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
};

/** Stands before the server of `to`, on a port that stays the same. */
export const openGate = async (to: string): Promise<Gate> => {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let doors: Doors = 'closed';
  let turnedAway = 0;
  const meet = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (doors === 'starting') {
      turnedAway += 1;
      socket.once('data', () => socket.end(isStarting()));
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    sockets.add(server);
    server.on('close', () => sockets.delete(server)).on('error', () => socket.destroy());
    server.pipe(socket).pipe(server);
  };
  let listening: Server = createServer(meet).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const shut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!listening.listening) return;
    const closed = once(listening, 'close');
    listening.close();
    await closed;
  };
  await shut();
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    turnedAway: () => turnedAway,
    close: shut,
    set: async (next) => {
      await shut();
      doors = next;
      if (next === 'closed') return;
      listening = createServer(meet).listen(port, '127.0.0.1');
      await once(listening, 'listening');
    },
  };
};
