import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFault } from '@sigorta/contracts/site-fault';
import { BuiltSiteError, builtIdOf, builtList, builtSignature } from '@sigorta/release/built-site';
import { checkBuilt } from '@sigorta/release/check-built';
import { randomId } from '../../platform/random-id.ts';
import { checkSite, type SiteRules } from './check-site.ts';

/** A site that lies under its name. */
export interface KeptSite {
  site: string;
  /** when it was put there */
  at: Date;
}

const siteName = /^site@[0-9a-f]{16}$/;
/** a copy that is not whole yet, or a damaged one that gave way; whoever was killed in the middle leaves it */
const besideName = /^\.coming-/;
const besideIn = (sitesDir: string): string => join(sitesDir, `.coming-${randomId()}`);
const hourMs = 3600_000;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const changedAt = async (file: string): Promise<Date | null> =>
  (await stat(file).catch(() => null))?.mtime ?? null;

/** The site that lies in a folder, by its list alone; null where there is none. */
export const siteIn = async (dist: string): Promise<KeptSite | null> => {
  const list = join(dist, builtList);
  const [bytes, at] = await Promise.all([readFile(list).catch(() => null), changedAt(list)]);
  return bytes && at ? { site: builtIdOf(bytes), at } : null;
};

/** The newest first. */
export const listKept = async (sitesDir: string): Promise<KeptSite[]> => {
  const names = (await namesIn(sitesDir)).filter((name) => siteName.test(name));
  const kept = await Promise.all(
    names.map(async (site) => ({ site, at: (await changedAt(join(sitesDir, site))) ?? new Date(0) })),
  );
  return kept.toSorted((a, b) => b.at.getTime() - a.at.getTime());
};

/** What lay under a site's name before it was kept: nothing, all of it, or one with this fault. */
type Was = null | 'whole' | SiteFault;

const lyingIn = async (folder: string, site: string, rules: SiteRules): Promise<Was> =>
  (await changedAt(folder)) === null ? null : ((await faultOf(folder, site, rules)) ?? 'whole');

/**
 * Puts a site under its name, where it is whole from the first moment: it is copied beside, looked at there, and then renamed. One that
 * was damaged there gives way: its name stands for the same bytes, and nobody could turn to it any more. One that lies there whole is as young
 * as if it had come now.
 * @returns its name, and what lay there already
 * @throws BuiltSiteError for one that no gateway would turn to
 */
export const keepCopy = async (
  dist: string,
  sitesDir: string,
  rules: SiteRules,
): Promise<{ site: string; was: Was }> => {
  const { id: site } = await checkBuilt(dist, rules.keys ?? []);
  const folder = join(sitesDir, site);
  const was = await lyingIn(folder, site, rules);
  if (was === 'whole') {
    /* kept anew is young again: a sweep takes the old ones */
    const now = new Date();
    await utimes(folder, now, now);
    return { site, was };
  }
  const [coming, going] = [besideIn(sitesDir), besideIn(sitesDir)];
  await mkdir(sitesDir, { recursive: true });
  try {
    await cp(dist, coming, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await checkSite(coming, site, rules);
    if (was !== null) await rename(folder, going);
    await rename(coming, folder);
  } finally {
    for (const beside of [coming, going]) await rm(beside, { recursive: true, force: true });
  }
  return { site, was };
};

/**
 * Takes away what nobody needs: all but the newest, and what a killed copy left.
 * @param needed by name: these stay, whatever their age
 * @returns the names of those that went
 */
export const sweepKept = async (
  sitesDir: string,
  needed: ReadonlySet<string>,
  newest: number,
): Promise<string[]> => {
  const gone = (await listKept(sitesDir)).slice(newest).flatMap(({ site }) => (needed.has(site) ? [] : site));
  for (const site of gone) await rm(join(sitesDir, site), { recursive: true, force: true });
  for (const name of (await namesIn(sitesDir)).filter((one) => besideName.test(one))) {
    const at = await changedAt(join(sitesDir, name));
    if (at && Date.now() - at.getTime() > hourMs)
      await rm(join(sitesDir, name), { recursive: true, force: true });
  }
  return gone;
};

/** ms until a site is read through again, while neither its list nor its signature is another file */
const lookAgainMs = 30_000;
const looked = new Map<string, { state: string; until: number; fault: Promise<SiteFault | null> }>();

/** Why a site that lies under its name cannot be turned to; null when it can. */
export const faultOfKept = async (
  sitesDir: string,
  site: string,
  rules: SiteRules,
): Promise<SiteFault | null> => {
  const folder = join(sitesDir, site);
  const times = await Promise.all([builtList, builtSignature].map((name) => changedAt(join(folder, name))));
  const state = times.map((at) => at?.getTime() ?? 0).join('-');
  const known = looked.get(folder);
  if (known?.state === state && known.until > Date.now()) return known.fault;
  const fault = faultOf(folder, site, rules);
  looked.set(folder, { state, until: Date.now() + lookAgainMs, fault });
  fault.catch(() => looked.delete(folder));
  return fault;
};

const faultOf = async (folder: string, site: string, rules: SiteRules): Promise<SiteFault | null> => {
  try {
    await checkSite(folder, site, rules);
    return null;
  } catch (error) {
    if (error instanceof BuiltSiteError) return error.fault;
    throw error;
  }
};
