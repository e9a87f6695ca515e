import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { type PreviewName, readLink } from './preview-link.ts';

/** Why a link shows nothing: it was not signed by us, its time is over, or somebody ended it. */
export type PreviewFault = 'forged' | 'over' | 'ended';

/** A revocation is followed by every gateway within so long. */
const keptForMs = 1_000;

interface Looked {
  until: number;
  ended: Promise<boolean>;
}
const kept = new WeakMap<Context['db'], Map<string, Looked>>();

const isEnded = async ({ db }: Pick<Context, 'db'>, { id, release }: PreviewName): Promise<boolean> => {
  const row = await db
    .selectFrom('preview_link')
    .select(['release', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.release !== release || row.ended_at !== null;
};

const looked = (context: Pick<Context, 'db'>, name: PreviewName): Promise<boolean> => {
  const all = kept.get(context.db) ?? new Map<string, Looked>();
  kept.set(context.db, all);
  const now = performance.now();
  for (const [id, { until }] of all) if (until <= now) all.delete(id);
  const known = all.get(name.id);
  if (known) return known.ended;
  const ended = isEnded(context, name);
  all.set(name.id, { until: now + keptForMs, ended });
  ended.catch(() => all.delete(name.id));
  return ended;
};

/** After a link was ended: this gateway follows at once. */
export const forgetPreviews = ({ db }: Pick<Context, 'db'>): void => {
  kept.delete(db);
};

/** Whether there is a database for previews: a server's real one is never used for them. */
export const havePreviews = ({ databaseUrl, preview }: Config): boolean =>
  databaseUrl === null || preview.databaseUrl !== null;

/** What a signed text opens now. */
export async function openLink(
  context: Pick<Context, 'db' | 'signingKeys' | 'clock'>,
  text: string,
): Promise<NonNullable<ReturnType<typeof readLink>> | PreviewFault> {
  const name = readLink(context, text);
  if (!name) return 'forged';
  if (name.endsAt <= context.clock()) return 'over';
  return (await looked(context, name)) ? 'ended' : name;
}
