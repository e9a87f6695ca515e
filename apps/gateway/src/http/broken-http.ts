import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@sigorta/contracts/errors';
import { Refusal } from '../platform/refusal.ts';
import { errorAnswer } from './error-answer.ts';

const answers: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** What is no HTTP gets a code of the closed list too, written by hand because there is no request to answer. */
export const answerBrokenHttp = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const known = Object.hasOwn(answers, error.code ?? '') ? answers[error.code ?? ''] : undefined;
  const refusal = new Refusal(known ?? 'malformed-request');
  const { status } = refusal;
  const body = JSON.stringify(errorAnswer(refusal));
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'",
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
};
