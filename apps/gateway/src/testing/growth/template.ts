import { sql } from 'kysely';
import type { Buyer } from '../buyer.ts';
import type { Market } from '../purchase/market.ts';
import { type CopiedTable, newRows, type Row, rowsOf } from './copied-rows.ts';
import type { Story } from './stories.ts';

/** A story that was told, and the rows it left. */
export interface Template {
  story: Story;
  /** when it began, by the database's clock */
  at: string;
  rows: ReadonlyMap<string, readonly Row[]>;
}

const patienceMs = 60_000;

/**
 * Until no job is due: what waits for months, as a renewal does, stays, and so does the look at an attempt that would have been
 * due had nobody answered. A try that failed comes again within a second.
 */
const quiet = async ({ context: { db } }: Market): Promise<void> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await sql`select 1 from outbox
      where state = 'waiting' and run_at < now() + interval '1 second' and kind <> 'follow-mail' limit 1`.execute(
      db,
    );
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error('jobs of a story do not end');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Tells each story once through the gateway and keeps what it wrote. */
export const tellStories = async (
  market: Market,
  staff: readonly [Buyer, Buyer],
  tables: readonly CopiedTable[],
  stories: readonly Story[],
): Promise<Template[]> => {
  const { db } = market.context;
  const templates: Template[] = [];
  let before = await rowsOf(db, tables);
  for (const story of stories) {
    const { rows: now } = await sql<{ at: string }>`select now()::text as at`.execute(db);
    await story.tell(market, staff);
    await quiet(market);
    const after = await rowsOf(db, tables);
    const rows = newRows(tables, before, after);
    const order = rows.get('purchase_order')?.[0];
    if (order?.state !== story.ends) throw new Error(`${story.name}: ended ${order?.state}`);
    templates.push({ story, at: now[0]?.at ?? '', rows });
    before = after;
  }
  return templates;
};
