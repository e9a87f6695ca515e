import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sameText } from '../payment-provider/signature.ts';
import { randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';
import { action, doPayout, kurus } from './by-hand.ts';
import { iyzicoFile, nestpayFile, statementFile } from './files.ts';
import {
  type AccountCurrency,
  accountCurrencies,
  bankLinesOf,
  type Payout,
  payers,
  payOut,
  payOutOf,
  payoutsOf,
} from './payouts.ts';

/** Whoever may fetch files, as `user:password` of the address. */
const reader = 'reports:sandbox-reports';
/** the merchant's accounts; payouts come to the one in lira */
const ibans: Readonly<Record<AccountCurrency, string>> = {
  TRY: 'TR330006100519786457841326',
  EUR: 'TR060006100519786457841327',
  USD: 'TR760006100519786457841328',
};
/** its statement of a day; none where nothing moved */
function statementOf(world: World, currency: AccountCurrency, day: string): string | null {
  const lines = bankLinesOf(world)
    .all()
    .filter((line) => line.day === day && line.isListed && (line.currency ?? 'TRY') === currency);
  return lines.length === 0 ? null : statementFile({ iban: ibans[currency], currency }, day, lines);
}

const mayRead = (request: FastifyRequest): boolean =>
  sameText(String(request.headers.authorization ?? ''), `Basic ${Buffer.from(reader).toString('base64')}`);

const isoDay = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;

/** A file of a day, or none: days on which nothing was paid out have no file. */
const fileRoute = (
  app: FastifyInstance,
  path: string,
  write: (day: string) => string | null,
  isLate: () => boolean,
) =>
  app.get(path, (request, reply) => {
    if (!mayRead(request)) return reply.code(401).send();
    const { day } = request.params as { day: string };
    if (isLate()) return reply.code(503).send();
    const text = /^\d{8}$/.test(day) ? write(isoDay(day)) : null;
    return text === null ? reply.code(404).send() : reply.type('text/plain; charset=utf-8').send(text);
  });

const listed = (payouts: readonly Payout[]): Payout[] => payouts.filter(({ isListed }) => isListed);

const newPayout = v.strictObject({
  payer: v.picklist(payers),
  /** references of movements that are left out, now and later until they are asked for */
  except: v.optional(v.array(v.string()), []),
});
const newLine = v.strictObject({
  currency: v.optional(v.picklist(accountCurrencies)),
  amount: kurus,
  text: v.string(),
  ownReference: v.optional(v.string()),
  isCharge: v.optional(v.boolean()),
});

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  reply: FastifyReply,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  void reply.code(400).send({ message: `${v.getDotPath(result.issues[0]) ?? 'body'}: unfit` });
  return null;
}

/** Files of providers and bank under `/reports`, and what persons there do to them. */
export const settlementRoutes = (app: FastifyInstance, world: World): void => {
  const isLate = (part: string) => () => world.faults.state(part).faults.includes('down');
  fileRoute(
    app,
    '/reports/iyzico/settlement-:day.csv',
    (day) => {
      const payouts = listed(payOutOf(world, 'iyzico', day));
      return payouts.length === 0 ? null : iyzicoFile(payouts);
    },
    isLate('payment'),
  );
  fileRoute(
    app,
    '/reports/nestpay/valor-:day.csv',
    (day) => {
      const payouts = listed(payOutOf(world, 'nestpay', day));
      return payouts.length === 0 ? null : nestpayFile(world.config.nestpayClientId, payouts);
    },
    isLate('nestpay'),
  );
  fileRoute(
    app,
    '/reports/bank/mt940-:day.sta',
    (day) => {
      for (const payer of payers) payOutOf(world, payer, day);
      return statementOf(world, 'TRY', day);
    },
    () => false,
  );
  for (const currency of ['EUR', 'USD'] as const)
    fileRoute(
      app,
      `/reports/bank/${currency.toLowerCase()}/mt940-:day.sta`,
      (day) => statementOf(world, currency, day),
      () => false,
    );

  app.get('/control/payouts', () => ({ payouts: payoutsOf(world).all(), lines: bankLinesOf(world).all() }));
  app.post('/control/by-hand/payouts', (request, reply) => {
    const made = read(newPayout, request.body, reply);
    if (made === null) return reply;
    const day = todayInIstanbul(world.clock());
    return { payout: payOut(world, made.payer, day, (row) => !made.except.includes(row.reference)) };
  });
  app.post('/control/by-hand/payouts/:reference', (request, reply) => {
    const payout = payoutsOf(world).get((request.params as { reference: string }).reference);
    if (!payout) return reply.code(404).send({ message: 'no such payout' });
    const wanted = read(action, request.body, reply);
    if (wanted === null) return reply;
    doPayout(world, payout, wanted);
    return { payout: payoutsOf(world).get(payout.reference) ?? null };
  });
  app.post('/control/by-hand/bank-lines', (request, reply) => {
    const made = read(newLine, request.body, reply);
    if (made === null) return reply;
    const line = { id: randomDigits(12), day: todayInIstanbul(world.clock()), isListed: true, ...made };
    bankLinesOf(world).put(line.id, line);
    return { line };
  });
};
