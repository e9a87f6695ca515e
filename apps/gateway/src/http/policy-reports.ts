import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../platform/context.ts';
import { policyReportPath } from '../platform/http/security-headers.ts';
import { Refusal } from '../platform/refusal.ts';

/** bytes; a browser sends some hundred, several together when it waited */
const largestReport = 16_384;
/** of one message */
const mostReports = 20;
/** a minute and process; who sends more changes no figure any more */
const mostMessages = 300;

/** What our policies name; a browser's other words count as one, so that nobody makes labels up. */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
]);

const directive = v.pipe(
  v.string(),
  v.transform((text) => (directives.has(text) ? text : 'other')),
);
/** `report-uri` sends one, named by its only key; `report-to` a list */
const reports = v.union([
  v.pipe(
    v.object({ 'csp-report': v.object({ 'effective-directive': directive }) }),
    v.transform((one) => [one['csp-report']['effective-directive']]),
  ),
  v.pipe(
    v.array(
      v.object({ type: v.literal('csp-violation'), body: v.object({ effectiveDirective: directive }) }),
    ),
    v.maxLength(mostReports),
    v.transform((all) => all.map(({ body }) => body.effectiveDirective)),
  ),
]);

/** Lets so many through a minute, then none until the next. */
const minuteBudget = (clock: () => Date, most: number): (() => boolean) => {
  let [minute, taken] = [0, 0];
  return () => {
    const now = Math.floor(clock().getTime() / 60_000);
    if (now !== minute) [minute, taken] = [now, 0];
    taken += 1;
    return taken <= most;
  };
};

/**
 * Where browsers tell what a policy of ours stopped: each counts by its directive and is forgotten. Addresses and samples of
 * a report may name persons, so nothing of it is written down.
 */
export const registerPolicyReports = async (app: FastifyInstance, context: Context): Promise<void> => {
  const mayCount = minuteBudget(context.clock, mostMessages);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: largestReport },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(
    policyReportPath,
    {
      config: { host: 'any' },
      onRequest: async () => {
        if (!mayCount()) throw new Refusal('too-many-requests', { retryAfter: 60 });
      },
    },
    async (request, reply) => {
      const parsed = v.safeParse(reports, request.body);
      if (!parsed.success) throw new Refusal('malformed-request');
      for (const name of parsed.output) context.metrics.policyReports.inc({ directive: name });
      return reply.status(204).send();
    },
  );
};
