import { type CardFault, type Forwarded, innerPaths, iyzicoCardPaths } from '@sigorta/card-seal/calls';
import type { OwnCertificate } from '@sigorta/server-tls/own-certificate';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Dispatcher } from 'undici';
import * as v from 'valibot';
import { sealBankPage } from './bank-page.ts';
import { isBearer } from './bearer.ts';
import { forwardToIyzico } from './forward-iyzico.ts';
import { forwardToNestpay } from './forward-nestpay.ts';
import type { OpenedCards } from './opened-cards.ts';
import type { IyzicoKeys, NestpayKeys, Settings } from './settings.ts';

const longestCallMs = 90_000;
const sealed = v.pipe(v.string(), v.maxLength(600));
const timeoutMs = v.pipe(v.number(), v.minValue(1), v.maxValue(longestCallMs));
const texts = v.record(v.string(), v.string());

const iyzicoCall = v.object({
  account: v.picklist(['live', 'preview']),
  path: v.picklist(iyzicoCardPaths),
  holder: v.string(),
  message: v.record(v.string(), v.unknown()),
  sealed,
  timeoutMs,
});
const nestpayCall = v.object({
  message: v.record(v.string(), v.union([v.string(), texts])),
  sealed,
  timeoutMs,
});
const nestpayForm = v.object({
  fields: texts,
  language: v.picklist(['tr', 'en']),
  sealed,
  lifeMs: v.pipe(v.number(), v.minValue(1), v.maxValue(24 * 3_600_000)),
});

export interface InnerParts {
  settings: Settings;
  /** 32 bytes */
  key: Buffer;
  cards: OpenedCards;
  dispatcher: Dispatcher;
  clock: () => Date;
  certificate: Pick<OwnCertificate, 'options'>;
}

/** No account of that name is set up here: the provider was not asked, and asking again will not help. */
const noAccount = { why: 'no-account' } as const;

type Answer = Forwarded<unknown> | { card: CardFault };

/**
 * What the gateway asks, at an address that is never led to from outside. A call has the secret, names one of our accounts and one of
 * the provider's calls that take a card; the card goes nowhere else.
 */
export function buildInnerServer({
  settings,
  key,
  cards,
  dispatcher,
  clock,
  certificate,
}: InnerParts): FastifyInstance {
  const shown: object = certificate.options;
  const app = Fastify({ ...shown, bodyLimit: 64 * 1024, requestTimeout: longestCallMs + 10_000 });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/healthz') return;
    if (!isBearer(settings.secret, request.headers.authorization)) await reply.code(401).send({});
  });
  const onCall = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    answer: (call: v.InferOutput<S>) => Promise<Answer>,
  ): void => {
    app.post(path, async (request, reply) => {
      const read = v.safeParse(schema, request.body);
      return read.success ? answer(read.output) : reply.code(400).send({});
    });
  };
  app.get('/healthz', async () => ({ ok: true }));
  onCall(innerPaths.iyzico, iyzicoCall, async (call) => {
    const keys: IyzicoKeys | null = settings.iyzico[call.account];
    return keys ? cards.use(call.sealed, (card) => forwardToIyzico(keys, dispatcher, call, card)) : noAccount;
  });
  const withNestpay = (work: (keys: NestpayKeys) => Promise<Answer>): Promise<Answer> =>
    settings.nestpay ? work(settings.nestpay) : Promise.resolve(noAccount);
  onCall(innerPaths.nestpay, nestpayCall, (call) =>
    withNestpay((keys) => cards.use(call.sealed, (card) => forwardToNestpay(keys, dispatcher, call, card))),
  );
  onCall(innerPaths.nestpayForm, nestpayForm, (call) =>
    withNestpay((keys) =>
      cards.use(call.sealed, async (card) => ({ answer: sealBankPage(key, keys, call, card, clock()) })),
    ),
  );
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode && error.statusCode < 500 ? error.statusCode : 500).send({}),
  );
  return app;
}
