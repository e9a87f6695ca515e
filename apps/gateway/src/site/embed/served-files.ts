import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedElements, embedFolder } from '@sigorta/contracts/embed';
import type { FastifyInstance } from 'fastify';

const folder = join(import.meta.dirname, 'served');
const read = (name: string): Buffer => readFileSync(join(folder, name));

/** of the page between frame and form; its name carries its content, so that it is kept for ever */
const handOver = read('devam.js');
const shortHash = createHash('sha256').update(handOver).digest('hex').slice(0, 8);
export const handOverScript = `${embedFolder}/devam-${shortHash}.js`;

const immutable = 'public, max-age=31536000, immutable';

/** The element, which pages of every origin may load and compare, and the script of our own page. */
export const registerServedFiles = (app: FastifyInstance): void => {
  app.get(handOverScript, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', immutable).send(handOver),
  );
  for (const { version, path } of embedElements) {
    const bytes = read(`${version}.js`);
    app.get(path, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', immutable)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes),
    );
  }
};
