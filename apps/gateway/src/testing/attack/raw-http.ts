import { connect } from 'node:net';
import type { Seen } from './hit.ts';

const patienceMs = 20_000;
/** a server that keeps the line open has said all when it is silent for so long */
const silenceMs = 250;

/** The answers in what a server wrote, by their own lengths. */
const answersIn = (bytes: Buffer): Seen[] => {
  const answers: Seen[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1 || !rest.subarray(0, 5).equals(Buffer.from('HTTP/'))) return answers;
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers = new Headers();
    for (const line of lines)
      headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
    const status = Number(first.split(' ')[1]);
    const length = headers.get('content-length');
    const body = rest.subarray(end + 4);
    /* "go on" has none, and another answer follows */
    const size = status < 200 ? '0' : length;
    const own = size === null ? body : body.subarray(0, Number(size));
    answers.push({ status, headers, text: own.toString('utf8') });
    rest = size === null ? Buffer.alloc(0) : body.subarray(Number(size));
  }
};

/**
 * Writes the bytes as they are and reads until the server is done.
 * @returns every answer that came, none when the connection was cut
 */
export const sendRaw = (url: string, bytes: string | Buffer): Promise<Seen[]> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = () => {
      socket.destroy();
      resolve(answersIn(Buffer.concat(parts)));
    };
    socket.setTimeout(patienceMs, done);
    socket.on('data', (part) => {
      parts.push(part);
      socket.setTimeout(silenceMs);
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes);
  });
