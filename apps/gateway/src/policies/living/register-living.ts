import { livingFiles, livingPath } from '@sigorta/contracts/living-policy';
import { languages } from '@sigorta/i18n/language';
import { languageOfPath, withLanguage } from '@sigorta/i18n/paths';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownerTest } from '../../buyers/owner.ts';
import { findSession } from '../../buyers/session.ts';
import { markedBrand } from '../../partners/brand-of-partner.ts';
import { loginCookieName } from '../../platform/http/cookies.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PolicyContext } from '../context.ts';
import { mayHavePass } from '../pass/may-have-pass.ts';
import { passFile } from '../pass/pass-file.ts';
import {
  calendarFile,
  htmlFile,
  iconFile,
  keptList,
  type LivingFile,
  manifestFile,
  paperFile,
} from './living-files.ts';
import { iconSizes } from './living-icon.ts';
import { gatePage, keepingOf, livingPage } from './living-page.ts';
import type { LivingView } from './living-view.ts';
import { type LivingPolicy, livingPolicyOf, readOrder } from './read-living.ts';
import { endedWorker, worker } from './served-scripts.ts';

type Asked = FastifyRequest<{ Params: { purchaseId: string } }>;

const wellFormed = /^[A-Za-z0-9_-]{10,64}$/;

/** What is asked for, with the policy only where the caller is its buyer. */
interface Opened {
  view: LivingView;
  purchaseId: string;
  policy: LivingPolicy | null;
}

/** @throws Refusal `not-found` where there is no policy, whoever asks */
async function open(context: PolicyContext, request: Asked): Promise<Opened> {
  const { purchaseId } = request.params;
  const order = wellFormed.test(purchaseId) ? await readOrder(context, purchaseId) : undefined;
  const policy = order && (await livingPolicyOf(context, order));
  if (!order || !policy) throw new Refusal('not-found');
  const isOwner = await ownerTest(context, {
    sessionId: (await findSession(context, request)) ?? '',
    loginCookie: request.cookies[loginCookieName(context.config)] ?? null,
  });
  const view: LivingView = {
    language: languageOfPath(request.url),
    brand: await markedBrand(context, order.partner_id),
    today: todayInIstanbul(context.clock()),
    mayKeep: context.config.keepsCopies,
    hasPass: mayHavePass(context, policy),
  };
  return { view, purchaseId, policy: isOwner(order) ? policy : null };
}

/** @throws Refusal `not-found` for everybody but the buyer */
async function openOwn(context: PolicyContext, request: Asked): Promise<Opened & { policy: LivingPolicy }> {
  const { policy, ...opened } = await open(context, request);
  if (policy === null) throw new Refusal('not-found');
  return { ...opened, policy };
}

const send = (reply: FastifyReply, file: LivingFile | null): FastifyReply => {
  if (file === null) throw new Refusal('document-not-ready');
  return reply.headers(file.headers).send(file.body);
};

/** The page, and on its address the copy's page as it is kept. */
async function answerPage(
  context: PolicyContext,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { view, purchaseId, policy } = await open(context, request);
  if (policy === null) return send(reply.code(401), htmlFile(gatePage(view, purchaseId)));
  const isCopy = new URL(request.url, context.config.publicUrl).searchParams.has('kopyasi');
  return send(reply, htmlFile(await livingPage(view, policy, isCopy)));
}

async function answerList(
  context: PolicyContext,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { view, policy } = await openOwn(context, request);
  if (keepingOf(view, policy) !== 'on') throw new Refusal('not-found');
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(await keptList(context, view, policy, request.hostname)));
}

/** A policy's page and its files, below one address in each language. */
export function registerLiving(app: FastifyInstance, context: PolicyContext): void {
  for (const language of languages) {
    const base = withLanguage(livingPath(':purchaseId'), language);
    const on = (name: string, answer: (request: Asked, reply: FastifyReply) => Promise<FastifyReply>) =>
      app.get<{ Params: { purchaseId: string } }>(`${base}${name}`, answer);
    on('', (request, reply) => answerPage(context, request, reply));
    on(livingFiles.list, (request, reply) => answerList(context, request, reply));
    for (const kind of ['policy', 'receipt'] as const)
      on(livingFiles[kind], async (request, reply) => {
        const { policy } = await openOwn(context, request);
        return send(reply, await paperFile(context, policy, kind));
      });
    on(livingFiles.calendar, async (request, reply) => {
      const { view, policy } = await openOwn(context, request);
      return send(reply, calendarFile(view, policy, request.hostname));
    });
    on(livingFiles.pass, async (request, reply) => {
      const { view, policy } = await openOwn(context, request);
      const pass = await passFile(context, policy, view);
      if (pass === null) throw new Refusal('not-found');
      return send(reply, pass);
    });
    /* browsers ask for these two without cookies; they name nobody */
    on(livingFiles.manifest, async (request, reply) => {
      const { view, purchaseId } = await open(context, request);
      return send(reply, manifestFile(view, purchaseId));
    });
    for (const size of iconSizes)
      on(livingFiles[`icon${size}`], async (request, reply) =>
        send(reply, await iconFile((await open(context, request)).view, size)),
      );
    on(livingFiles.worker, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(context.config.keepsCopies ? worker : endedWorker),
    );
    /* typed without its last slash */
    app.get<{ Params: { purchaseId: string } }>(base.slice(0, -1), (request, reply) =>
      reply.redirect(withLanguage(livingPath(request.params.purchaseId), language), 302),
    );
  }
}
