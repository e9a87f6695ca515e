import { resolve } from 'node:path';
import type { SiteFault } from '@sigorta/contracts/site-fault';
import { BuiltSiteError } from '@sigorta/release/built-site';
import { workspaceReleases } from '../../catalogue/releases/workspace-releases.ts';
import type { Config } from '../../platform/config.ts';
import { StartError } from '../../platform/start-error.ts';
import type { SiteRules } from '../../site/turns/check-site.ts';
import { keepCopy, listKept, sweepKept } from '../../site/turns/kept-sites.ts';
import { namedSites, ownSite, readLiveSite, turnSite } from '../../site/turns/site-turns.ts';
import { turnable } from '../../site/turns/turnable.ts';
import type { GatewayContext } from '../context.ts';
import { root } from './tell.ts';

const newest = 5;
const reason = 'command';

const sentences: Readonly<Record<SiteFault, string>> = {
  list: 'its list is none',
  signature: 'nobody whom RELEASE_KEYS names has signed it',
  missing: 'a file of it is missing',
  changed: 'a file of it is not the one that was built',
  name: 'it lies under another name than its own',
  contract: 'it was built for gateways of another version',
  declarations:
    'a family in it asks other questions than this version of the gateway knows; release that family, or deploy both',
  broken: 'it cannot be opened',
};

const nameOf = (site: string | null): string => site ?? `${ownSite} (what came with each gateway)`;

const keep = async (config: Config, folder: string): Promise<string> => {
  const declared = new Map((await workspaceReleases()).map(({ family, id }) => [family, id]));
  const rules: SiteRules = { keys: config.releases.keys, declared };
  try {
    const { site, was } = await keepCopy(folder, config.sitesDir, rules);
    if (was === 'whole') return `${site} is kept already.`;
    const mended = was === null ? '' : `, in the place of a damaged one: ${sentences[was]}`;
    return `${site} is kept in ${config.sitesDir}${mended}.`;
  } catch (error) {
    if (!(error instanceof BuiltSiteError)) throw error;
    throw new StartError(`${folder} is not kept: ${sentences[error.fault]} (${error.file}).`);
  }
};

const tell = async (context: GatewayContext): Promise<string> => {
  const { site, since, before } = await readLiveSite(context.db);
  const lines = [`live: ${nameOf(site)}${since ? ` since ${since.toISOString()}` : ''}`];
  if (before !== undefined) lines.push(`before: ${nameOf(before)}`);
  for (const kept of await listKept(context.config.sitesDir)) {
    const fault = await turnable(context, kept.site);
    lines.push(`kept: ${kept.site} of ${kept.at.toISOString()}${fault ? `, ${sentences[fault]}` : ''}`);
  }
  return lines.join('\n');
};

const turn = async (context: GatewayContext, wanted: string | null): Promise<string> => {
  const { site: from } = await readLiveSite(context.db);
  if (wanted === from) throw new StartError(`Live is ${nameOf(from)} already.`);
  const fault = await turnable(context, wanted);
  if (fault) throw new StartError(`${nameOf(wanted)} is not made live: ${sentences[fault]}.`);
  await context.db
    .transaction()
    .execute((trx) => turnSite(context, trx, { site: wanted, from, reason, by: null }));
  return `Live is ${nameOf(wanted)}; before it was ${nameOf(from)}.`;
};

const back = async (context: GatewayContext): Promise<string> => {
  const { before } = await readLiveSite(context.db);
  if (before === undefined) throw new StartError('Nobody ever turned to another site: there is no way back.');
  return turn(context, before);
};

const sweep = async (context: GatewayContext): Promise<string> => {
  const gone = await sweepKept(context.config.sitesDir, await namedSites(context), newest);
  return gone.length === 0 ? 'Nothing was taken away.' : `Taken away: ${gone.join(', ')}`;
};

/** Where the command finds what it works on. */
interface Over {
  config: () => Config;
  onDatabase: (work: (context: GatewayContext) => Promise<string>) => Promise<string>;
}

/**
 * What the words of the command ask for: does it and says what was done; null where they are none of its own.
 * The work throws StartError with the sentence of what was not done.
 */
export const siteWork = (
  [word = 'tell', named, ...more]: readonly string[],
  { config, onDatabase }: Over,
): (() => Promise<string>) | null => {
  const works: Readonly<Record<string, () => Promise<string>>> = {
    tell: () => onDatabase(tell),
    keep: async () => keep(config(), named === undefined ? config().distDir : resolve(root, named)),
    turn: () => onDatabase((context) => turn(context, named === ownSite ? null : (named ?? null))),
    back: () => onDatabase(back),
    sweep: () => onDatabase(sweep),
  };
  const work = Object.hasOwn(works, word) ? works[word] : undefined;
  const takesName = word === 'turn' || (word === 'keep' && named !== undefined);
  return !work || more.length > 0 || takesName !== (named !== undefined) ? null : work;
};
