import type { FastifyReply } from 'fastify';
import { cut, letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import type { World } from '../world.ts';
import { type Insurer, partOf } from './directory.ts';
import { BadRequest } from './refused.ts';
import type { WireForm } from './wire-form.ts';
import { wrongCancel, wrongIssue, wrongQuote } from './wrong-answer.ts';

export type InsurerOperation = 'quote' | 'issue' | 'find' | 'cancel' | 'document';

const send = (reply: FastifyReply, form: WireForm, status: number, body: string) =>
  reply.code(status).header('content-type', form.contentType).send(body);

/** One byte every quarter of a second: the head arrives at once, the end never in time. */
const drip = async (reply: FastifyReply, form: WireForm, body: string, letGo: AbortSignal): Promise<void> => {
  const bytes = Buffer.from(body);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': form.contentType, 'content-length': bytes.length });
  for (const byte of bytes) {
    if (letGo.aborted) break;
    reply.raw.write(Buffer.from([byte]));
    await pause(250, letGo);
  }
  reply.raw.end();
};

/**
 * Answers one call of an insurer: its time to think, then what is broken today, then the work.
 * @param work runs at most once; what it changes is kept even when the answer is lost
 */
export const serve = async (
  world: World,
  insurer: Insurer,
  operation: InsurerOperation,
  reply: FastifyReply,
  form: WireForm,
  work: () => unknown,
): Promise<unknown> => {
  const part = partOf(insurer);
  const takes = (fault: string) => world.faults.takes(part, fault);
  const letGo = letGoOf(world, reply);
  const fault = (status: number, side: 'client' | 'server', code: string, message: string) =>
    send(reply, form, form.faultStatus(status), form.fault(side, code, message));

  const own = operation === 'find' ? insurer.thinkMs / 3 : insurer.thinkMs;
  await pause(world.faults.state(part).delayMs ?? own * world.config.delayScale, letGo);

  if (takes('down')) return send(reply, form, 503, form.fault('server', 'down', 'service unavailable'));
  if (takes('http500')) return fault(500, 'server', 'internal', 'internal error');
  if (takes('reset')) return cut(reply);
  if (takes('hang')) return silence(reply, letGo);
  if (takes('garbage')) return send(reply, form, 200, form.nonsense);
  if (operation === 'quote' && takes('decline')) {
    return send(reply, form, 200, form.answer({ result: 'declined', reason: declineReason(world, part) }));
  }
  if (operation === 'issue') {
    if (takes('issue-refused')) {
      return send(reply, form, 200, form.answer({ result: 'refused', reason: 'underwriting' }));
    }
    if (takes('issue-timeout')) return silence(reply, letGo);
  }
  if (operation === 'cancel') {
    if (takes('cancel-refused')) {
      return send(reply, form, 200, form.answer({ result: 'refused', reason: refusalReason(world, part) }));
    }
    if (takes('cancel-timeout')) return silence(reply, letGo);
  }

  try {
    let content = work();
    if (operation === 'issue' && takes('issue-timeout-but-issued')) return await silence(reply, letGo);
    if (operation === 'cancel' && takes('cancel-timeout-but-cancelled')) return await silence(reply, letGo);
    if (operation === 'quote' && takes('wrong-quote')) content = wrongQuote(content);
    if (operation === 'issue' && takes('wrong-policy')) content = wrongIssue(content);
    if (operation === 'cancel' && takes('wrong-cancellation')) content = wrongCancel(content);
    if (takes('slow-drip')) return await drip(reply, form, form.answer(content), letGo);
    return send(reply, form, 200, form.answer(content));
  } catch (error) {
    if (error instanceof BadRequest) return fault(400, 'client', error.code, error.message);
    throw error;
  }
};

const declineReason = (world: World, part: string): string => {
  const { reason } = world.faults.state(part).settings;
  return typeof reason === 'string' ? reason : 'capacity';
};

const refusalReason = (world: World, part: string): string => {
  const { reason } = world.faults.state(part).settings;
  return typeof reason === 'string' ? reason : 'claim-open';
};
