import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Twenty letters that stand for a virus in these tests, for the fake and for a real daemon's own signature. */
export const virusOfTests = 'harmless-virus-47110815';

type Mood = 'well' | 'silent' | 'no-signatures' | 'half';

/** Speaks INSTREAM as clamd(8) says, and finds one thing. @param folder where its socket lies */
export async function fakeScanner(folder: string) {
  let mood: Mood = 'well';
  const asked: Buffer[] = [];
  const server: Server = createServer((socket) => {
    let given = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      given = Buffer.concat([given, part]);
      const file = fileIn(given);
      if (file === null || mood === 'silent') return;
      asked.push(file);
      if (mood === 'half') socket.end('stream: O');
      else if (mood === 'no-signatures') socket.end('stream: Can not get signatures ERROR\0');
      else socket.end(file.includes(virusOfTests) ? 'stream: Tests.One.UNOFFICIAL FOUND\0' : 'stream: OK\0');
    });
  });
  const path = join(folder, 'clamd.ctl');
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return {
    path,
    asked,
    is: (next: Mood) => {
      mood = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The pieces put together, once the empty one came. */
const fileIn = (given: Buffer): Buffer | null => {
  const command = 'zINSTREAM\0';
  if (given.subarray(0, command.length).toString() !== command) return null;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= given.length) {
    const length = given.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > given.length) return null;
    pieces.push(given.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};
