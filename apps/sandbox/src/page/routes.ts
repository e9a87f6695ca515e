import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { changed, changes } from '../control/changes.ts';
import { insurerOf, partOf } from '../insurers/directory.ts';
import { mailsOf, openMail } from '../mail/mailbox.ts';
import type { World } from '../world.ts';
import { mailPage } from './mail-page.ts';
import { isSection, mainPage, type Section, sections } from './page.ts';
import { type View, viewOf } from './view.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const asHtml = (reply: FastifyReply, text: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(text);

const asset = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const formSchema = v.object({
  fault: v.string(),
  delayMs: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{0,6}$/),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
});

const languageOf = (request: FastifyRequest) =>
  (request.query as { lang?: string }).lang === 'en' ? ('en' as const) : ('tr' as const);

/** The page a visitor looks at: what arrived outside, and what is broken there. Works without scripts too. */
export const pageRoutes = (app: FastifyInstance, world: World): void => {
  const view = (request: FastifyRequest): View => viewOf(world, languageOf(request));
  const backTo = (request: FastifyRequest, reply: FastifyReply, anchor: string) =>
    reply.redirect(`/?lang=${languageOf(request)}#${anchor}`, 303);

  app.get('/page/page.css', (_request, reply) => reply.type('text/css').send(asset('page.css')));
  app.get('/page/page.js', (_request, reply) => reply.type('text/javascript').send(asset('page.js')));
  app.get('/', (request, reply) => asHtml(reply, mainPage(view(request))));

  app.get('/page/section/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    if (!isSection(name)) return reply.code(404).send();
    const section: Section = sections[name];
    reply.header('x-count', section.count?.(view(request)) ?? 0);
    return asHtml(reply, section.draw(view(request)).html);
  });

  app.get('/posta/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const [record, content] = [mailsOf(world).get(id), await openMail(world, id)];
    return record && content
      ? asHtml(reply, mailPage(view(request), record, content))
      : reply.code(404).send();
  });

  const change = (part: string, schema: v.GenericSchema, body: unknown) => {
    const form = v.safeParse(formSchema, body);
    const wished = form.success ? v.safeParse(schema, form.output) : null;
    if (wished?.success) world.faults.set(part, changed(world.faults.state(part), Object(wished.output)));
  };

  app.post('/page/faults/insurers/:id', (request, reply) => {
    const insurer = insurerOf((request.params as { id: string }).id);
    if (insurer) change(partOf(insurer), changes.insurer, request.body);
    return backTo(request, reply, 'insurers');
  });
  for (const part of ['payment', 'mail', 'sms', 'rates', 'address', 'vehicle', 'keys'] as const) {
    app.post(`/page/faults/${part}`, (request, reply) => {
      change(part, changes[part], request.body);
      return backTo(request, reply, 'others');
    });
  }

  app.post('/page/reset', (request, reply) => {
    world.faults.clear();
    if ((request.body as { what?: string } | null)?.what === 'all') {
      world.store.clear();
      world.blobs.clear();
    }
    return backTo(request, reply, 'others');
  });
};
