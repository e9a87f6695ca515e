import { setTimeout as after } from 'node:timers/promises';
import type { SiteContext } from '../context.ts';
import { openSince, readOpenSites } from './site-turns.ts';

/** whoever asks for files that nobody has makes a gateway look at what is live so often at most */
const anewMs = 250;

interface Following {
  /** whose database says what is live: those of previews share the site and have another */
  context: SiteContext;
  /** one after another: two at once would turn back what the other turned to */
  under: Promise<void>;
  /** what waits for the one under way; whoever asks meanwhile waits for it too */
  waiting: Promise<void> | null;
  begunAt: number;
  /** a look that was asked for a moment after another one, and waits for its time */
  soon: Promise<void> | null;
}

const following = new WeakMap<SiteContext['site'], Following>();

const stateOf = (context: SiteContext): Following => {
  const known = following.get(context.site);
  if (known) return known;
  const state: Following = { context, under: Promise.resolve(), waiting: null, begunAt: 0, soon: null };
  following.set(context.site, state);
  return state;
};

const followOnce = async (state: Following): Promise<void> => {
  const { context } = state;
  state.waiting = null;
  state.begunAt = Date.now();
  await context.site.turnTo(await readOpenSites(context.db, openSince(context.clock())));
};

/**
 * Brings this gateway to the site that is live: reads all of it, makes the documents of families that are released alone with its shell,
 * and then turns pages, manifests and files together. What cannot be shown leaves everything as it was.
 */
export const followSite = (context: SiteContext): Promise<void> => {
  const state = stateOf(context);
  if (state.waiting) return state.waiting;
  const next = state.under.then(() => followOnce(state));
  state.waiting = next;
  state.under = next.catch(() => {});
  return next;
};

const followSoon = async (state: Following, ms: number): Promise<void> => {
  await after(ms);
  state.soon = null;
  await followSite(state.context);
};

/**
 * The same, where a gateway follows at all. One that looked a moment ago looks again when that moment is over, once for all who ask
 * meanwhile: what it was turned to since would not be found else.
 * @returns whether it was done
 */
export const followSiteAnew = async ({ site }: SiteContext): Promise<boolean> => {
  const state = following.get(site);
  if (!state) return false;
  const left = state.begunAt + anewMs - Date.now();
  if (left > 0) state.soon ??= followSoon(state, left);
  await (state.soon ?? followSite(state.context));
  return true;
};
