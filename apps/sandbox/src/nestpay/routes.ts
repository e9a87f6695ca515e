import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Dialect, faultyOperation } from '../payment-provider/faulty-operation.ts';
import { refusals } from '../payment-provider/refusals.ts';
import { sameText } from '../payment-provider/signature.ts';
import { randomCode } from '../random-text.ts';
import type { World } from '../world.ts';
import { approved, bankNo, type Cc5Answer, coreError, noRecord, operationOf } from './api.ts';
import { type Cc5Fields, cc5Request, cc5Response } from './cc5.ts';
import { enterGate } from './gate.ts';

const prefix = '/nestpay';

/** `virtual terminal locked, try again later` */
const busy = { errorCode: 'CORE-2311', errorMessage: 'Virtual terminal locked' };

const dialectOf = (world: World, orderId: string): Dialect => ({
  part: 'nestpay',
  busy,
  refuse: ({ errorCode }) => {
    if (errorCode === refusals.unknownPayment.errorCode) return cc5Response(noRecord(orderId));
    if (errorCode === refusals.notRefundable.errorCode) return cc5Response(coreError(orderId, 'CORE-2517'));
    const said = errorCode.startsWith('CORE-') ? coreError(orderId, errorCode) : bankNo(orderId, errorCode);
    return cc5Response(said);
  },
  forge: (answer) => answer,
  bareSuccess: () =>
    cc5Response(approved(orderId, { transId: randomCode(14), at: world.clock().toISOString() })),
});

const isOurs = (world: World, fields: Cc5Fields): boolean =>
  (
    [
      ['Name', world.config.nestpayUser],
      ['Password', world.config.nestpayPassword],
      ['ClientId', world.config.nestpayClientId],
    ] as const
  ).every(([name, expected]) => sameText(String(fields[name] ?? ''), expected));

/** A bank's NestPay under `/nestpay`: the gate for browsers, the interface for merchants. */
export const nestpayRoutes = (app: FastifyInstance, world: World): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const bodyOf = (request: FastifyRequest): string =>
      typeof request.body === 'string' ? request.body : '';

    scope.post(`${prefix}/est3Dgate`, (request, reply) =>
      enterGate(world, reply, new URLSearchParams(bodyOf(request))),
    );

    scope.post(`${prefix}/api`, (request: FastifyRequest, reply: FastifyReply) => {
      reply.type('text/xml; charset=ISO-8859-9');
      const fields = cc5Request(bodyOf(request));
      const orderId = typeof fields?.OrderId === 'string' ? fields.OrderId : '';
      const say = (answer: Cc5Answer) => cc5Response(answer);
      if (!fields) return say(coreError('', 'CORE-2014'));
      if (!isOurs(world, fields))
        return say({ ...coreError(orderId, ''), ErrMsg: 'Kullanici adi veya parola hatali' });
      const { kind, work } = operationOf(world, fields);
      const dialect = dialectOf(world, orderId);
      /* the list of an order is a question like any other, and can be broken alone */
      const asked = kind === 'report' && hasFault(world, 'detail-') ? 'detail' : kind;
      return faultyOperation(world, asked, reply, () => say(work()), dialect);
    });
  });
};

const hasFault = (world: World, beginning: string): boolean =>
  world.faults.state('nestpay').faults.some((fault) => fault.startsWith(beginning));
