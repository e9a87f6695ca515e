import type { FastifyInstance } from 'fastify';
import { pause } from '../pause.ts';
import { pdfOf } from '../pdf/pdf.ts';
import type { World } from '../world.ts';
import { type Insurer, partOf } from './directory.ts';
import { guarded } from './guard.ts';
import { type QuoteRecord, quotesOf } from './records.ts';
import { jsonForm } from './wire-form.ts';

const amount = (money: { minor: number; currency: string }): string =>
  `${(money.minor / 100).toFixed(2)} ${money.currency}`;

const lines = (insurer: Insurer, record: QuoteRecord): string[] => [
  `Teklif no / quote no: ${record.answer.quoteNo}`,
  `Plan: ${record.answer.planName}`,
  `Prim / premium: ${amount(record.answer.premium)}`,
  `Muafiyet / deductible: ${record.answer.deductible ? amount(record.answer.deductible) : '-'}`,
  `Başlangıç / from: ${record.startsAt}`,
  `Bitiş / to: ${record.endsAt}`,
  `Geçerlilik / valid until: ${record.answer.validUntil}`,
  '',
  ...record.answer.coverages.map(
    ({ code, limit }) => `${code}: ${limit.kind === 'amount' ? amount(limit.amount) : limit.kind}`,
  ),
  '',
  `${insurer.name} kurgusal bir şirkettir; bu belge bir denemedir.`,
  `${insurer.name} is fictional; this document is a sample.`,
];

/** `GET /v1/quotes/<no>/document` of all ten; 404 where the tariff has no document. */
export const quoteDocumentRoute = (app: FastifyInstance, world: World): void => {
  app.get('/insurers/:insurer/v1/quotes/:quoteNo/document', (request, reply) =>
    guarded(world, null, jsonForm)(request, reply, async (insurer) => {
      const { quoteNo } = request.params as { quoteNo: string };
      await pause(
        world.faults.state(partOf(insurer)).delayMs ?? insurer.thinkMs * world.config.delayScale,
        world.closing,
      );
      if (world.faults.takes(partOf(insurer), 'down')) {
        return reply.code(503).send(jsonForm.fault('server', 'down', 'service unavailable'));
      }
      const record = quotesOf(world)
        .all()
        .find((item) => item.insurer === insurer.id && item.answer.quoteNo === quoteNo);
      if (!record?.answer.quoteDocument) {
        return reply.code(404).send(jsonForm.fault('client', 'no-document', 'no quote document'));
      }
      return reply
        .header('content-type', 'application/pdf')
        .send(pdfOf(`${insurer.name}: teklif / quote`, lines(insurer, record)));
    }),
  );
};
