import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@sigorta/contracts/errors';
import { Refusal } from '../platform/refusal.ts';
import { errorAnswer } from './error-answer.ts';

const answers: Record<string, { status: number; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'malformed-request' },
};

/** What is no HTTP gets a code of the closed list too, written by hand because there is no request to answer. */
export const answerBrokenHttp = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const known = Object.hasOwn(answers, error.code ?? '') ? answers[error.code ?? ''] : undefined;
  const { status, code } = known ?? { status: 400, code: 'malformed-request' };
  const body = JSON.stringify(errorAnswer(new Refusal(code)));
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
};
