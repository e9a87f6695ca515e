import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { addressChainRoutes } from './chain-routes.ts';
import { districtsOf, europe, provinces, world as wholeWorld } from './lists.ts';
import { banks, brands, financialInstitutions, healthDistrictsOf, modelsOf } from './market-lists.ts';
import { registerAnswer } from './register-answer.ts';

type Query = Record<string, string | undefined>;

/** The lists of address register and market in plain JSON; layout in the README. */
export const addressRegisterRoutes = (app: FastifyInstance, world: World): void => {
  const answered = registerAnswer(world);
  const answer = (reply: FastifyReply, data: readonly unknown[] | null) => answered(reply, data && { data });
  addressChainRoutes(app, world);

  for (const prefix of ['', '/uavt']) {
    app.get(`${prefix}/iller`, (_request, reply) => answer(reply, provinces));
    const ofProvince = (path: string, list: (ilId: number) => readonly unknown[]) =>
      app.get(`${prefix}/${path}`, (request, reply) => {
        const ilId = Number((request.query as Query).ilId);
        const known = Number.isInteger(ilId) && ilId >= 1 && ilId <= 81;
        return answer(reply, known ? list(ilId) : null);
      });
    ofProvince('ilceler', districtsOf);
    ofProvince('saglik-ilceleri', healthDistrictsOf);
    app.get(`${prefix}/markalar`, (_request, reply) => answer(reply, brands));
    app.get(`${prefix}/modeller`, (request, reply) =>
      answer(reply, modelsOf(Number((request.query as Query).markaId))),
    );
    app.get(`${prefix}/bankalar`, (_request, reply) => answer(reply, banks));
    app.get(`${prefix}/finans-kurumlari`, (_request, reply) => answer(reply, financialInstitutions));
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
