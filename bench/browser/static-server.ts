import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves a built folder over HTTP/1.1, brotli 11, compressed once; gives the function that stops it.
 * @param otherwise the file that answers for addresses without one, of a site that finds its way in the browser
 */
export async function serveFolder(folder: string, port: number, otherwise?: string): Promise<() => void> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const asked = otherwise && extname(pathname) === '' ? otherwise : pathname;
    const file = join(folder, normalize(asked === '/' ? '/index.html' : asked));
    if (!existsSync(file)) return response.writeHead(404).end();
    const body = packed.get(file) ?? brotliCompressSync(readFileSync(file));
    packed.set(file, body);
    return response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
      })
      .end(body);
  });
  await new Promise<void>((ready) => server.listen(port, 'localhost', ready));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
