import type { AnswerOf } from '@sigorta/contracts/operation';
import type { siteAsk, siteView } from '@sigorta/contracts/panel/site';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal } from '../../proposals/open.ts';
import type { SiteContext } from '../../site/context.ts';
import { lockChannels } from '../../site/releases/channel-lock.ts';
import { listKept, siteIn } from '../../site/turns/kept-sites.ts';
import { askedSites, type LiveSite, ownSite, readLiveSite } from '../../site/turns/site-turns.ts';
import { turnable } from '../../site/turns/turnable.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

type Row = AnswerOf<typeof siteView>['sites'][number];

const rowOf = async (
  context: SiteContext,
  live: LiveSite,
  { site, name, at }: { site: string | null; name: string; at: Date },
): Promise<Row> => {
  const fault = await turnable(context, site);
  const standing = { live: site === live.site, before: site === live.before };
  const state = standing.live ? 'live' : standing.before ? 'before' : 'available';
  return { site, name, at: at.toISOString(), state: fault ? 'broken' : state, fault };
};

/** Names of staff by their ids. */
const namesOf = async ({ db }: SiteContext, ids: readonly (string | null)[]) => {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** What is live and what could be, as the gateway that is asked sees it. */
export const viewSite: Handler<typeof siteView, SiteContext> = async (context, _, call) => {
  requireAllPartners(staffOf(call));
  const { db, config } = context;
  const [live, asked, kept, own, standing] = await Promise.all([
    readLiveSite(db),
    askedSites(db).executeTakeFirst(),
    listKept(config.sitesDir),
    siteIn(config.distDir),
    context.site.standing(),
  ]);
  const names = await namesOf(context, [live.askedBy, live.agreedBy]);
  const sites = [
    ...(own ? [{ site: null, name: own.site, at: own.at }] : []),
    ...kept.map(({ site, at }) => ({ site, name: site, at })),
  ];
  return {
    live: live.site,
    since: live.since?.toISOString() ?? null,
    askedBy: names.get(live.askedBy ?? '') ?? null,
    agreedBy: names.get(live.agreedBy ?? '') ?? null,
    ...standing,
    asked: asked !== undefined,
    sites: await Promise.all(sites.map((one) => rowOf(context, live, one))),
  };
};

/** Another site is for everybody at once, the panel among it: one owner asks, another one decides. */
export const askSite: Handler<typeof siteAsk, SiteContext> = async (context, { site, was, reason }, call) => {
  const staff = requireAllPartners(staffOf(call));
  if (site === was || (await turnable(context, site)) !== null)
    throw new Refusal('invalid-input', { fields: [{ field: 'site', message: 'version.unfit' }] });
  const own = site === null ? await siteIn(context.config.distDir) : null;
  await context.db.transaction().execute(async (trx) => {
    await lockChannels(trx);
    if ((await readLiveSite(trx)).site !== was) throw new Refusal('changed-meanwhile');
    if (await askedSites(trx).executeTakeFirst()) throw new Refusal('request-closed');
    await openProposal(context, trx, staff, {
      kind: 'site-turn',
      subject: site ?? own?.site ?? ownSite,
      orderId: null,
      partnerId: null,
      amount: null,
      payload: { site, from: was },
      reason,
    });
  });
  return { success: true };
};
