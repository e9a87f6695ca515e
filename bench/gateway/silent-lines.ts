import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

/*
 * A program that holds streams of a checkout's gateway (CHECKOUT) in which one line comes and then nothing, and does nothing else:
 * what it takes is what their being held takes.
 */
const written: typeof import('../../apps/gateway/src/http/line-stream.ts') = await import(
  join(process.env.CHECKOUT ?? '', 'apps/gateway/src/http/line-stream.ts')
);

async function* firstLine(signal: AbortSignal) {
  yield { type: 'quote', sequence: 0 };
  await once(signal, 'abort');
}

const server = createServer((incoming, response) => {
  if (incoming.url === '/readyz') return response.end();
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  return written
    .lineStream(firstLine(gone.signal), { signal: gone.signal, onError: console.error, onEnd: () => {} })
    .pipe(response);
});
server.listen(Number(process.env.PORT), '127.0.0.1', 2048);
