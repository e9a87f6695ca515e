import type { FastifyInstance, FastifyReply } from 'fastify';
import { letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import type { World } from '../world.ts';
import { districtsOf, europe, provinces, world as wholeWorld } from './lists.ts';

type Query = Record<string, string | undefined>;

/** Provinces, districts, countries and nationalities in plain JSON; layout in the README. */
export const addressRegisterRoutes = (app: FastifyInstance, world: World): void => {
  const answer = async (reply: FastifyReply, data: readonly unknown[] | null) => {
    const takes = (fault: string) => world.faults.takes('address', fault);
    const letGo = letGoOf(world, reply);
    await pause(world.faults.state('address').delayMs ?? 0, letGo);
    if (takes('hang')) return silence(reply, letGo);
    if (takes('down')) return reply.code(503).send({ message: 'service unavailable' });
    return data ? { data } : reply.code(404).send({ message: 'not found' });
  };

  for (const prefix of ['', '/uavt']) {
    app.get(`${prefix}/iller`, (_request, reply) => answer(reply, provinces));
    app.get(`${prefix}/ilceler`, (request, reply) => {
      const ilId = Number((request.query as Query).ilId);
      const known = Number.isInteger(ilId) && ilId >= 1 && ilId <= 81;
      return answer(reply, known ? districtsOf(ilId) : null);
    });
    app.get(`${prefix}/ulkeler`, (request, reply) =>
      answer(reply, (request.query as Query).bolge === 'avrupa' ? europe : wholeWorld),
    );
    app.get(`${prefix}/uyruklar`, (_request, reply) =>
      answer(
        reply,
        wholeWorld.map(({ ulkeKodu, ulkeAd }) => ({ ulkeKodu, ulkeAdi: ulkeAd })),
      ),
    );
  }
};
