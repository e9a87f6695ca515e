import { type Kysely, sql, type Transaction } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { lockChannels } from '../releases/channel-lock.ts';

/** What stands for the site that came with each gateway, in the audit log and in the command. */
export const ownSite = 'own';

/** Which site is live, and how that came. */
export interface LiveSite {
  /** `site@…`; null for what came with each gateway */
  site: string | null;
  /** null while nobody ever turned */
  since: Date | null;
  /** what was live before it; undefined while nobody ever turned */
  before: string | null | undefined;
  /** ids of who asked and who agreed; null of a turn by the command */
  askedBy: string | null;
  agreedBy: string | null;
}

export const readLiveSite = async (db: Kysely<Database>): Promise<LiveSite> => {
  const [newest, before] = await db
    .selectFrom('site_turn')
    .select(['site', 'since', 'asked_by', 'agreed_by'])
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  if (!newest) return { site: null, since: null, before: undefined, askedBy: null, agreedBy: null };
  const { site, since, asked_by: askedBy, agreed_by: agreedBy } = newest;
  return { site, since, before: before?.site ?? null, askedBy, agreedBy };
};

/** pages are open for a day at most, as those of a release that gave way (catalogue/releases) */
const dayMs = 24 * 3600_000;

/** A page that is open now was opened later than this. */
export const openSince = (now: Date): Date => new Date(now.getTime() - dayMs);

/**
 * What is live, and every other site that was at some moment since then, however many were turned to meanwhile: pages of all of them may
 * be open.
 */
export const readOpenSites = async (
  db: Kysely<Database>,
  from: Date,
): Promise<{ site: string | null; earlier: (string | null)[] }> => {
  const rows = await db
    .selectFrom('site_turn')
    .select(['site', 'since'])
    .where('number', '>=', (turns) =>
      turns
        .selectFrom('site_turn')
        .select(sql<string>`coalesce(max(number), 0)`.as('first'))
        .where('since', '<=', from),
    )
    .orderBy('number', 'desc')
    .execute();
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (!newest || !oldest) return { site: null, earlier: [] };
  /* before the first of all turns each gateway showed its own */
  const names = [...rows.map(({ site }) => site), ...(oldest.since > from ? [null] : [])];
  return { site: newest.site, earlier: [...new Set(names)].filter((name) => name !== newest.site) };
};

/** What shall be live. */
export interface SiteTurn {
  site: string | null;
  /** what was live when it was looked at whether it can be */
  from: string | null;
  reason: string;
  /** two of the house; null for the command */
  by: { askedBy: string; agreed: Staff } | null;
}

/**
 * Makes a site live; whether it can be shown was looked at before.
 * @throws Refusal `changed-meanwhile` when something else is live by now, or it is itself
 */
export async function turnSite(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  { site, from, reason, by }: SiteTurn,
): Promise<void> {
  await lockChannels(trx);
  const live = await readLiveSite(trx);
  if (live.site !== from || site === from) throw new Refusal('changed-meanwhile');
  const since = context.clock();
  await trx
    .insertInto('site_turn')
    .values({ site, since, asked_by: by?.askedBy ?? null, agreed_by: by?.agreed.id ?? null })
    .execute();
  await audit(context, trx, by?.agreed ?? null, {
    action: 'site.turned',
    subject: { kind: 'site', id: site ?? ownSite },
    reason,
    detail: { before: from ?? ownSite, after: site ?? ownSite },
  });
}

/** Turns that wait for a second person. */
export const askedSites = (db: Kysely<Database>) =>
  db
    .selectFrom('proposal')
    .select(['id', 'subject'])
    .where('kind', '=', 'site-turn')
    .where('state', '=', 'ASKED');

/** Sites that are live, were before, have pages that may be open, or are asked for: none of them may go. */
export const namedSites = async ({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ReadonlySet<string>> => {
  const [{ site, before }, { earlier }, asked] = await Promise.all([
    readLiveSite(db),
    readOpenSites(db, openSince(clock())),
    askedSites(db).execute(),
  ]);
  const names = [site, before, ...earlier, ...asked.map(({ subject }) => subject)];
  return new Set(names.filter((name) => typeof name === 'string'));
};
