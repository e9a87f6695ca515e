import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Where a document may be cut: before each element of its body, as a line that is slow hands it over. What stands in a script, a
 * style or a drawing is handed over whole: nothing of it is seen by itself.
 * @returns the document in its pieces
 */
const piecesOf = (html: string): string[] => {
  const body = html.indexOf('<body');
  const whole = /<(script|style|svg|template)\b|<\/(script|style|svg|template)>|<[a-z]/g;
  whole.lastIndex = body + 1;
  const cuts: number[] = [];
  let inside: string | null = null;
  for (let found = whole.exec(html); found; found = whole.exec(html)) {
    const [, opens, closes] = found;
    if (inside) {
      if (closes === inside) inside = null;
      continue;
    }
    cuts.push(found.index);
    if (opens) inside = opens;
  }
  return [0, ...cuts].map((cut, at) => html.slice(cut, cuts[at]));
};

/**
 * A server before another that hands its documents over piece by piece, and all else as it is.
 * @param shown waits until the browser has shown what it has
 */
export async function serveInPieces(
  origin: string,
  shown: () => Promise<void>,
): Promise<{ origin: string; pieces: () => number; close: () => Promise<void> }> {
  let handed = 0;
  const server = createServer(async ({ url = '/', headers }, to) => {
    const { cookie = '', accept = '*/*' } = headers;
    const answer = await fetch(new URL(url, origin), { headers: { cookie, accept } });
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const bytes = Buffer.from(await answer.arrayBuffer());
    to.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (isDocument) {
      for (const piece of piecesOf(bytes.toString('utf8'))) {
        to.write(piece);
        handed += 1;
        await shown();
      }
    } else to.write(bytes);
    to.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    pieces: () => handed,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
