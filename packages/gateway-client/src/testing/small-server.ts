import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Heard {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (response: ServerResponse, heard: Heard) => void;

/** A real HTTP server for one test; answers the calls in order, the last answer for all that follow. */
export async function smallServer(...answers: Answer[]): Promise<{ endpoint: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = { method: request.method, headers: request.headers, body };
    heard.push(call);
    answers[Math.min(heard.length, answers.length) - 1]?.(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/apiConnection`, heard };
}

export const json =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
