import type { FastifyReply } from 'fastify';
import { letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import type { World } from '../world.ts';

/** An answer of the register with its faults; null is answered 404. */
export const registerAnswer =
  (world: World) =>
  async (reply: FastifyReply, body: object | null): Promise<unknown> => {
    const takes = (fault: string) => world.faults.takes('address', fault);
    const letGo = letGoOf(world, reply);
    await pause(world.faults.state('address').delayMs ?? 0, letGo);
    if (takes('hang')) return silence(reply, letGo);
    if (takes('down')) return reply.code(503).send({ message: 'service unavailable' });
    return body ?? reply.code(404).send({ message: 'not found' });
  };
