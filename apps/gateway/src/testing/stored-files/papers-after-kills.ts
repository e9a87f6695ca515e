import type { ObjectStore } from '@sigorta/release/store/object-store';
import type { Config } from '../../platform/config.ts';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { tidyStore } from '../../platform/stored-files/tidy-store.ts';
import type { Buyer } from '../buyer.ts';

const kinds = ['policy', 'receipt'] as const;
/** longer than a name may wait for its row */
const laterMs = 2 * 3600_000;

/** Opens policy and receipt as the buyer does; what he gets that is no paper. */
export async function papersNotOpened(buyer: Buyer, purchaseId: string): Promise<string[]> {
  const missed: string[] = [];
  for (const kind of kinds) {
    const { body } = await buyer.post(`purchases/${purchaseId}/document-link`, { kind });
    const answer = body.url ? await buyer.fetch(body.url) : null;
    const bytes = answer && Buffer.from(await answer.arrayBuffer());
    if (answer?.status !== 200 || !bytes?.subarray(0, 5).equals(Buffer.from('%PDF-')))
      missed.push(`${kind} of ${purchaseId}: ${answer?.status ?? JSON.stringify(body)}`);
  }
  return missed;
}

/** Names of a store's objects; papers lie in 256 folders by the start of their name. */
const namesIn = async (store: ObjectStore): Promise<string[]> => {
  const names: string[] = [];
  for (let at = 0; at < 256; at += 1)
    names.push(...(await store.list(`${at.toString(16).padStart(2, '0')}/`)));
  return names.toSorted();
};

export interface PapersFound {
  /** what is wrong, in words; none when every promise is kept */
  faults: string[];
  /** objects that no row named before the sweep; each is what a kill left */
  loose: number;
  /** names of what rows name */
  named: string[];
}

/**
 * Holds rows and objects of a gateway that does not run any more against what was paid, before and after the sweep of two hours later.
 * @param config of the gateway
 */
export async function lookAtPapers(
  config: Config,
  store: ObjectStore,
  orders: readonly string[],
): Promise<PapersFound> {
  const log = createLog('silent');
  const { db, close } = await connect(config, log);
  const faults: string[] = [];
  try {
    const rows = await db.selectFrom('document').selectAll().execute();
    for (const order of orders) {
      const own = rows.filter(({ order_id }) => order_id === order).map(({ kind }) => kind);
      if (own.toSorted().join() !== kinds.join()) faults.push(`${order} has ${own.join() || 'no paper'}`);
    }
    const named = rows.flatMap(({ object }) => object ?? []).toSorted();
    if (named.length !== rows.length) faults.push('a paper lies in the database');
    if (rows.some(({ lost_at }) => lost_at !== null)) faults.push('a paper was noted as lost');
    if (new Set(named).size !== named.length) faults.push('two rows name one object');
    const waiting = new Set(
      (await db.selectFrom('loose_object').select('name').execute()).map(({ name }) => name),
    );
    const before = await namesIn(store);
    const loose = before.filter((name) => !named.includes(name));
    for (const name of loose) if (!waiting.has(name)) faults.push(`${name} is remembered by nobody`);
    const clock = () => new Date(Date.now() + laterMs);
    await tidyStore({ db, log, clock, objects: store, config });
    const after = await namesIn(store);
    if (after.join() !== named.join())
      faults.push(`after the sweep: ${after.length} objects, ${named.length} named`);
    return { faults, loose: loose.length, named };
  } finally {
    await close();
  }
}
