import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnCertificate, openCertificate } from '@sigorta/server-tls/own-certificate';
import { forgetOldLogins } from '../buyers/login/login-cookie.ts';
import { leave } from '../http/drain.ts';
import { forgetKeptAnswers } from '../http/keyed/answered-once.ts';
import { watchMoney } from '../panel/alarms/watch-money.ts';
import { sumFigures } from '../panel/dashboard/sum-figures.ts';
import { buildHopServer } from '../payments/card/hop-server.ts';
import type { Config } from '../platform/config.ts';
import { armFailpoints } from '../platform/failpoint.ts';
import { forgetOldCounts } from '../platform/rate-limit.ts';
import { readConfig } from '../platform/read-config.ts';
import { askToSealAnew } from '../platform/sensitive/turn-keys.ts';
import { watchKeyService } from '../platform/sensitive/watch-wrap.ts';
import { StartError } from '../platform/start-error.ts';
import { tidyStore } from '../platform/stored-files/tidy-store.ts';
import { forgetOldProofs } from '../policies/cancel/policy-proof.ts';
import { askToFillKeys } from '../privacy/keys/fill-keys.ts';
import { bareLines } from '../privacy/retention/bare-lines.ts';
import { forget } from '../privacy/retention/forget.ts';

import { askToJudgePurchases } from '../purchase/store/judge-purchases.ts';
import { askToPostOldPurchases } from '../purchase/store/post-old-purchases.ts';

import { treatRestored } from '../reconciliation/treat-restored.ts';

import { reconcileInTurn } from '../reconciliation/turns.ts';
import { followReleases } from '../site/releases/follow-releases.ts';
import { forgetVisits, watchReleases } from '../site/releases/watch-releases.ts';
import { followSite } from '../site/turns/follow-site.ts';
import { witnessAudit } from '../staff/audit-witness.ts';
import { inviteFirstOwner } from '../staff/first-owner.ts';
import { forgetOldSignIns } from '../staff/staff-session.ts';
import type { GatewayContext } from './context.ts';
import { createContext } from './context.ts';
import { startJobs } from './jobs.ts';
import { addPreviews } from './previews/previews.ts';
import { buildServer } from './server.ts';

const root = join(import.meta.dirname, '../../../..');
/** longer than the longest call, which is the payment provider's 30 s: a charge under way is recorded, not cut */
const patienceMs = 35_000;
const tidyMs = 5 * 60_000;
const forgetMs = 3600_000;
const judgeMs = 60_000;
const watchMs = 15_000;
const followMs = 1_000;
const watchReleasesMs = 5_000;
const followKeysMs = 10_000;
const watchKeysMs = 60_000;

/** Another gateway may have turned to a new key. */
const followKeys = ({ keyHolder }: GatewayContext): Promise<void> => keyHolder.follow();

const portInUse = (error: unknown, port: number): StartError | null =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new StartError(
        `Port ${port} is in use by another program; stop it or set another port (PORT, HOP_PORT).`,
      )
    : null;

const listen = async (app: ReturnType<typeof buildServer>, host: string, port: number): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw portInUse(error, port) ?? error;
  }
};

/** @throws StartError */
const openOwn = ({ certificate }: Config): OwnCertificate => {
  try {
    return openCertificate(certificate);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
};

const keepTidy = (context: GatewayContext): (() => void) => {
  const every = (ms: number, work: (context: GatewayContext) => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => {
      context.background.run(work.name, async () => {
        await work(context);
      });
    }, ms).unref();
  const timers = [
    every(tidyMs, forgetOldCounts),
    every(tidyMs, forgetOldLogins),
    every(tidyMs, forgetKeptAnswers),
    every(tidyMs, forgetOldProofs),
    every(tidyMs, forgetOldSignIns),
    every(tidyMs, sumFigures),
    every(tidyMs, witnessAudit),
    every(tidyMs, tidyStore),
    every(judgeMs, askToJudgePurchases),
    every(forgetMs, forget),
    every(forgetMs, bareLines),
    every(followMs, followReleases),
    every(followMs, followSite),
    every(followKeysMs, followKeys),
    every(watchKeysMs, watchKeyService),
    every(watchReleasesMs, watchReleases),
    every(forgetMs, forgetVisits),
    every(watchMs, watchMoney),
    every(tidyMs, reconcileInTurn),
  ];
  return () => timers.forEach(clearInterval);
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env, root);
  armFailpoints(config.failpoint);
  const certificate = openOwn(config);
  const context = await createContext(config);
  /* nobody is answered by a site or a declaration that was turned away from */
  await followSite(context);
  await followReleases(context);
  const site = buildServer(context, certificate);
  const hop = buildHopServer(context, certificate);
  const previews = addPreviews(context, { site, hop });
  try {
    await listen(site, config.host, config.port);
    await listen(hop, config.host, config.hopPort);
  } catch (error) {
    await Promise.all([site.close(), hop.close()]);
    await context.close();
    throw error;
  }
  await inviteFirstOwner(context);
  await askToFillKeys(context);
  await askToSealAnew(context);
  await askToPostOldPurchases(context);
  await askToJudgePurchases(context);
  /* before any worker sees the rows as a backup has them */
  await treatRestored(context);
  const workers = startJobs(context);
  const stopTidying = keepTidy(context);
  const stopFollowing = certificate.follow([site.server, hop.server], (what) =>
    context.log[what === 'taken' ? 'info' : 'error']({ event: `certificate-${what}` }),
  );
  context.log.info({
    event: 'started',
    address: config.publicUrl,
    port: config.port,
    database: config.databaseUrl === null ? 'embedded' : 'postgres',
  });

  if (config.mode === 'production' && config.panelOrigin === null)
    context.log.warn({ event: 'panel-shares-host', setting: 'PANEL_ORIGIN' });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    context.log.info({ event: 'stopping' });
    const impatience = setTimeout(() => process.exit(1), config.drainMs + patienceMs);
    stopTidying();
    stopFollowing();
    // whoever sends requests here has to learn that it shall not, before a connection is refused
    leave(context);
    await pause(config.drainMs);
    // no new connections, requests and streams under way end by themselves
    await Promise.all([site.close(), hop.close()]);
    await Promise.all([workers.stop(), previews.close()]);
    await witnessAudit(context).catch(() => context.log.warn({ event: 'audit-not-witnessed' }));
    await context.close();
    clearTimeout(impatience);
    context.log.info({ event: 'stopped' });
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};

try {
  await run();
} catch (error) {
  const sentence =
    error instanceof StartError ? error.message : `The gateway could not start: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
