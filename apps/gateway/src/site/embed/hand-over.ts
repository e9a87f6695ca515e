import { draftKey, handOverPath, longestDraft } from '@sigorta/contracts/embed';
import { type Language, languages } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { partnerOfAddress } from '../../partners/brand-parameter.ts';
import { setCookie } from '../../platform/http/cookies.ts';
import { isOwnOrigin } from '../../platform/http/cross-site.ts';
import type { SiteContext } from '../context.ts';
import { languageCookie } from '../pages/choose-language.ts';
import { handOverPage } from './hand-over-page.ts';

/** As long as a language that somebody chose in the menu (runtime keep-language.ts). */
const yearSeconds = 365 * 24 * 3600;

/** A text as a form sends it is longer than itself: most signs become three. */
const bodyLimit = 4 * longestDraft;

/** As the form writes a draft (journey/form/draft.ts), which reads it through the same sieve as one of the tab's own. */
const draftShape = v.strictObject({
  version: v.number(),
  shape: v.pipe(v.string(), v.maxLength(20_000)),
  savedAt: v.number(),
  reached: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  values: v.record(v.string(), v.unknown()),
});

const handedShape = v.object({
  product: v.pipe(v.string(), v.maxLength(60)),
  language: v.picklist(languages),
  draft: v.pipe(v.string(), v.maxLength(longestDraft), v.parseJson(), draftShape),
});

interface Handed {
  product: string;
  language: Language;
  /** null for what nobody would have filled in */
  draft: string | null;
}

/** Only what a page of ours sends is taken: a stranger's form would fill a buyer's with his own answers. */
function handedOver(context: SiteContext, request: FastifyRequest): Handed | null {
  const fields = Object.fromEntries(
    new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
  );
  const whole = v.safeParse(handedShape, fields);
  const isOurs = request.headers.origin !== undefined && isOwnOrigin(context, request);
  if (whole.success && isOurs) return { ...whole.output, draft: JSON.stringify(whole.output.draft) };
  const named = v.safeParse(v.pick(handedShape, ['product', 'language']), fields);
  return named.success ? { ...named.output, draft: null } : null;
}

async function handOver(
  context: SiteContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const handed = handedOver(context, request);
  const catalogue = context.products.allLive().map(({ product }) => product);
  const product = catalogue.find(({ id }) => id === handed?.product);
  if (!handed || !product) return reply.redirect('/', 303);
  await partnerOfAddress(context, request, reply, new URL(request.url, 'http://site'));
  const to = withLanguage(product.paths.form, handed.language);
  if (handed.draft === null) return reply.redirect(to, 303);
  /* a Turkish address names no language: without this the form would come in the browser's. A stranger's form chooses nobody's language */
  setCookie(reply, context.config, languageCookie, handed.language, {
    httpOnly: false,
    maxAgeSeconds: yearSeconds,
  });
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(
      handOverPage({ key: draftKey(product.id), draft: handed.draft, to }, handed.language, request.nonce),
    );
}

/**
 * The answers of a frame come as the body of a POST of the whole window and go back in the page that answers it, which puts
 * them where the form looks: they stand in no address, no log and no table (decision 0304).
 */
export const registerHandOver = async (app: FastifyInstance, context: SiteContext): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  );
  app.post(handOverPath, { bodyLimit }, (request, reply) => handOver(context, request, reply));
};
