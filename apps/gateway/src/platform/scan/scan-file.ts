import { connect } from 'node:net';
import type { Scanner } from '../config.ts';

type Verdict = 'clean' | 'found';

/** loading new signatures, it answers late and not never */
const patienceMs = 10_000;
/** what it says is one line */
const mostAnswer = 1_000;
const pieceBytes = 64 * 1024;

/** `clamd(8)`: the command, pieces with their length before them, and a piece of none. */
const streamOf = (file: Buffer): Buffer => {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  const length = (bytes: number): Buffer => {
    const word = Buffer.alloc(4);
    word.writeUInt32BE(bytes);
    return word;
  };
  for (let at = 0; at < file.length; at += pieceBytes) {
    const piece = file.subarray(at, at + pieceBytes);
    parts.push(length(piece.length), piece);
  }
  return Buffer.concat([...parts, length(0)]);
};

const verdictOf = (said: string): Verdict => {
  if (said === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(said)) return 'found';
  throw new Error('the scanner judged nothing');
};

/**
 * Asks the scanner about a file, without writing it anywhere.
 * @throws whatever keeps it from a judgement: no daemon, no time, no signatures, too large a file
 */
export const scanFile = (scanner: Scanner, file: Buffer): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    const socket = connect(scanner);
    const timer = setTimeout(() => socket.destroy(new Error('the scanner was silent')), patienceMs);
    let said = '';
    socket.setEncoding('utf8');
    socket.once('connect', () => socket.write(streamOf(file)));
    socket.on('data', (text: string) => {
      said += text;
      if (said.includes('\0') || said.length > mostAnswer) socket.end();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      const end = said.indexOf('\0');
      try {
        resolve(verdictOf(end < 0 ? '' : said.slice(0, end)));
      } catch (error) {
        reject(error);
      }
    });
  });
