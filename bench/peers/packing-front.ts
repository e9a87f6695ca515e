import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const textual = /^(text\/|application\/(json|javascript)|image\/svg)/;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-ranges', 'etag'];

/** What of a request decides its answer, besides the address: the frame's own headers for parts of a page. */
const keyOf = ({ url, headers }: IncomingMessage): string =>
  JSON.stringify([url, ...Object.entries(headers).filter(([name]) => /^(rsc|next-)/.test(name))]);

function ask(port: number, { url, headers }: IncomingMessage): Promise<Answer> {
  const { 'accept-encoding': _, ...kept } = headers;
  return new Promise((resolve, reject) => {
    httpRequest({ host: 'localhost', port, path: url, headers: kept }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });
}

function packed({ status, headers, body }: Answer): Answer {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
  if (kept['content-encoding'] || !textual.test(String(kept['content-type'])))
    return { status, headers: kept, body };
  return { status, headers: { ...kept, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
}

/**
 * What a content network does before a server: keeps each answer, compressed once with brotli 11.
 * @param targetOf the port that is asked for a path
 */
export async function startPackingFront(
  port: number,
  targetOf: (path: string) => number,
): Promise<() => void> {
  const kept = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const key = keyOf(request);
    try {
      const answer = kept.get(key) ?? packed(await ask(targetOf(request.url ?? '/'), request));
      if (answer.status === 200) kept.set(key, answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      response.writeHead(502).end();
    }
  });
  await new Promise<void>((ready) => server.listen(port, 'localhost', ready));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
