import type { Context } from '../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { FileKind } from '../ports.ts';

/** A file whose object is not what its row says. */
export interface LostFile {
  kind: FileKind;
  id: string;
  object: string;
  /** `missing`: there is none; `changed`: there is another */
  fault: 'missing' | 'changed';
}

type Parts = Pick<Context, 'db' | 'log' | 'clock'>;

const notePaper = ({ db, clock }: Parts, { id, object, fault }: LostFile): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock();
    const noted = await trx
      .updateTable('document')
      .set({ lost_at: now, fault, fault_taken_by: null, fault_taken_at: null })
      .where('id', '=', id)
      .where('object', '=', object)
      .where('lost_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    /* somebody was first, or it was deleted or put elsewhere meanwhile */
    if (!noted) return;
    const order = await trx
      .selectFrom('purchase_order')
      .select('kind')
      .where('id', '=', noted.order_id)
      .executeTakeFirstOrThrow();
    const job = order.kind === 'payment' ? 'render-receipt' : 'render-documents';
    await enqueue(trx, job, noted.order_id, now);
  });

/**
 * Writes down that a file is lost. A paper becomes a case, and is made again from what was bought; a picture is to be brought
 * again by its partner, whose settings say that it is missing.
 */
export async function noteLost(parts: Parts, lost: LostFile): Promise<void> {
  parts.log.error({ event: 'stored-file-lost', kind: lost.kind, reason: lost.fault, hash: lost.object });
  if (lost.kind === 'document') return notePaper(parts, lost);
  await parts.db
    .updateTable('picture')
    .set({ lost_at: parts.clock() })
    .where('name', '=', lost.id)
    .where('object', '=', lost.object)
    .where('lost_at', 'is', null)
    .execute();
}

/** It is where it was said to be after all, as after a setting that named another store. */
export async function noteFound(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  { kind, id, object }: Omit<LostFile, 'fault'>,
): Promise<void> {
  log.warn({ event: 'stored-file-found', kind, hash: object });
  const found = { lost_at: null };
  if (kind === 'document')
    await db.updateTable('document').set(found).where('id', '=', id).where('object', '=', object).execute();
  else
    await db.updateTable('picture').set(found).where('name', '=', id).where('object', '=', object).execute();
}
