import { Agent, createServer, request } from 'node:http';
import { insurers } from '../../packages/insurers/src/generated/insurers.ts';

/*
 * The floor of a quote: a program that asks the same insurers and hands each answer on as a line, and does nothing else. It
 * checks, translates, prices and stores nothing; whatever a gateway takes above it is a choice.
 */
const url = process.env.INSURERS_URL;
const agent = new Agent({ keepAlive: true, maxSockets: 1280 });

const asked = (path: string, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-length': Buffer.byteLength(body) };
    const call = request(`${url}${path}`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    call.on('error', reject);
    call.end(body);
  });

const server = createServer((incoming, response) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', async () => {
    if (incoming.method !== 'POST') return response.writeHead(200).end('{}');
    const { application } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { application: object };
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.write('{"type":"quote","sequence":0}\n');
    const body = JSON.stringify({ application });
    await Promise.all(
      Object.entries(insurers).map(async ([id, { wire }]) => {
        const isJson = wire === 'json';
        const text = await asked(`/${id}/v1/${isJson ? 'quotes' : 'soap'}`, body);
        const offer: unknown = isJson ? JSON.parse(text) : text;
        response.write(`${JSON.stringify({ type: 'offer', offer })}\n`);
      }),
    );
    return response.end('{"type":"done"}\n');
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', 2048);
