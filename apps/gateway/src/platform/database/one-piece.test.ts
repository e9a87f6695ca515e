import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { writeInOnePiece } from './one-piece.ts';

/** A connection that notes what reaches the network, write by write. */
const connection = () => {
  const sent: string[] = [];
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      sent.push(chunk.toString());
      done();
    },
    writev(chunks, done) {
      sent.push(`${chunks.length} pieces`);
      done();
    },
  });
  return { sent, stream };
};

test('what the driver holds back goes out as one piece, in its order', () => {
  const { sent, stream } = connection();
  writeInOnePiece({ connection: { stream } as never });
  stream.write(Buffer.from('before '));
  stream.cork();
  for (const piece of ['parse ', 'bind ', 'execute ', 'sync']) stream.write(Buffer.from(piece));
  expect(sent).toEqual(['before ']);
  stream.uncork();
  stream.write(Buffer.from(' after'));
  expect(sent).toEqual(['before ', 'parse bind execute sync', ' after']);
});

test('a stream by itself hands the pieces on, which is what this is for', () => {
  const { sent, stream } = connection();
  stream.cork();
  for (const piece of ['parse ', 'sync']) stream.write(Buffer.from(piece));
  stream.uncork();
  return new Promise<void>((resolve) => stream.on('drain', resolve).end(resolve)).then(() =>
    expect(sent).toEqual(['2 pieces']),
  );
});

test('held back and nothing written, nothing goes out; a word with a callback behind it calls it', async () => {
  const { sent, stream } = connection();
  writeInOnePiece({ connection: { stream } as never });
  stream.cork();
  stream.uncork();
  await new Promise<void>((resolve) => stream.write(Buffer.from('goodbye'), () => resolve()));
  expect(sent).toEqual(['goodbye']);
});
