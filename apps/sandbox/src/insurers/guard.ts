import type { FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world.ts';
import { type Insurer, insurerOf } from './directory.ts';
import type { WireForm } from './wire-form.ts';

type Work = (insurer: Insurer) => Promise<unknown>;

/** Lets a call in when the insurer exists, speaks this wire (null: either) and the key is right. */
export const guarded =
  (world: World, wire: Insurer['wire'] | null, form: WireForm) =>
  async (request: FastifyRequest, reply: FastifyReply, work: Work): Promise<unknown> => {
    const { insurer: id } = request.params as { insurer: string };
    const insurer = insurerOf(id);
    reply.header('content-type', form.contentType);
    if (!insurer || (wire && insurer.wire !== wire)) {
      return reply.code(404).send(form.fault('client', 'unknown-insurer', `no ${wire ?? ''} insurer ${id}`));
    }
    if (request.headers['x-api-key'] !== world.config.insurersApiKey) {
      return reply.code(401).send(form.fault('client', 'wrong-key', 'x-api-key is missing or wrong'));
    }
    return work(insurer);
  };
