import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { type OwnCertificate, openCertificate } from '@sigorta/server-tls/own-certificate';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerApiConnection } from '../http/api-connection.ts';
import { addBounds, largestHeaders } from '../http/bounds.ts';
import { answerBrokenHttp } from '../http/broken-http.ts';
import { addDoorLimits } from '../http/door-limits.ts';
import { addDraining } from '../http/drain.ts';
import { addErrorAnswers, answerError } from '../http/error-answer.ts';
import { registerHealth } from '../http/health.ts';
import { addHostsOfRoutes } from '../http/hosts-of-routes.ts';
import { registerOpenApi } from '../http/open-api/register.ts';
import { registerPolicyReports } from '../http/policy-reports.ts';
import { registerSecurityText } from '../http/security-text.ts';
import { tellRefusals } from '../http/told-refusals.ts';
import { addTracing } from '../http/trace.ts';
import { registerMailReports } from '../platform/delivery/register-mail-reports.ts';
import { addSecurityHeaders, withSecurityHeaders } from '../platform/http/security-headers.ts';
import { registerPages } from '../site/pages/register-pages.ts';
import type { GatewayContext } from './context.ts';
import { answerOver } from './operations.ts';
import { registerPurchaseRoutes } from './purchase-routes.ts';

/** Everything on the site's one origin; nothing listens yet. @param certificate what it shows */
export const buildServer = (
  context: GatewayContext,
  { options: { https } }: Pick<OwnCertificate, 'options'> = openCertificate(null),
): FastifyInstance => {
  /* the type of a server without TLS, which is the same to whoever adds routes */
  const shown: object = https ? { https: { ...https, maxHeaderSize: largestHeaders } } : {};
  const app = Fastify({
    ...shown,
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    requestTimeout: 30_000,
    http: { maxHeaderSize: largestHeaders },
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, withSecurityHeaders(context.config, request, reply));
    },
  });
  app.removeContentTypeParser('text/plain');
  addDraining(app);
  addTracing(app, context);
  addSecurityHeaders(app, context.config);
  addBounds(app);
  addErrorAnswers(app);
  tellRefusals(app, context);
  addHostsOfRoutes(app, context.config);
  addDoorLimits(app, context);
  app.register(cookie);
  app.register((scope) => registerHealth(scope, context, context.site.isRefused));
  app.register((scope) => registerApiConnection(scope, context, answerOver(context)));
  app.register((scope) => registerOpenApi(scope, context));
  app.register((scope) => registerPolicyReports(scope, context));
  app.register((scope) => registerSecurityText(scope, context));
  registerMailReports(app, context);
  app.register((scope) => registerPurchaseRoutes(scope, context));
  app.register((scope) => registerPages(scope, context));
  return app;
};
