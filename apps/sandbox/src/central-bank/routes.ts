import { isIsoDate } from '@sigorta/validators/iso-date';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import type { World } from '../world.ts';
import { bulletinXml, isPublished, newestDay } from './bulletin.ts';

const fileShape = /^(\d{2})(\d{2})(\d{4})\.xml$/;

/** `/kurlar/today.xml` and `/kurlar/YYYYMM/DDMMYYYY.xml`; days without a bulletin are 404 as at the bank. */
export const centralBankRoutes = (app: FastifyInstance, world: World): void => {
  const answer = async (reply: FastifyReply, day: string | null) => {
    const takes = (fault: string) => world.faults.takes('rates', fault);
    const letGo = letGoOf(world, reply);
    await pause(world.faults.state('rates').delayMs ?? 0, letGo);
    if (takes('hang')) return silence(reply, letGo);
    if (takes('down')) return reply.code(503).send();
    if (takes('garbage')) return reply.type('application/xml').send('<Tarih_Date><Currency Kod="USD"><Unit>');
    if (!day || !isPublished(world, day)) return reply.code(404).type('text/html').send('<h1>404</h1>');
    return reply.type('application/xml; charset=utf-8').send(bulletinXml(world, day));
  };

  app.get('/kurlar/today.xml', (_request, reply) => answer(reply, newestDay(world)));

  app.get('/kurlar/:month/:file', (request, reply) => {
    const { month, file } = request.params as { month: string; file: string };
    const [, dd, mm, yyyy] = fileShape.exec(file) ?? [];
    const day = `${yyyy}-${mm}-${dd}`;
    return answer(reply, isIsoDate(day) && month === `${yyyy}${mm}` ? day : null);
  });
};
