import type { Language } from '@sigorta/i18n/language';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random-id.ts';

interface MadePaper {
  kind: 'policy' | 'receipt';
  bytes: Uint8Array;
  certifies: string | null;
  fault: string | null;
}

interface PutPaper {
  row: Insertable<Database['document']>;
  /** it was there and got lost */
  isAgain: boolean;
}

/** Puts the papers of an order away that are not there yet, or got lost. @returns their rows, not written yet */
export async function putPapers(
  { db, files, clock }: Pick<Context, 'db' | 'files' | 'clock'>,
  { id: orderId, language }: { id: string; language: Language },
  made: readonly MadePaper[],
): Promise<PutPaper[]> {
  const known = await db
    .selectFrom('document')
    .select(['id', 'kind', 'lost_at'])
    .where('order_id', '=', orderId)
    .execute();
  const put: PutPaper[] = [];
  for (const { bytes, ...paper } of made) {
    const there = known.find(({ kind }) => kind === paper.kind);
    if (there && there.lost_at === null) continue;
    const id = there?.id ?? randomId();
    const file = await files.put('document', id, bytes);
    const row = { ...paper, ...file, id, order_id: orderId, language, created_at: clock() };
    put.push({ row, isAgain: there !== undefined });
  }
  return put;
}

/** Writes their rows. Whoever was first keeps his; the case about one that got lost stays until a person takes it on. */
export async function keepPapers(trx: Transaction<Database>, papers: readonly PutPaper[]): Promise<void> {
  for (const { row } of papers)
    await trx
      .insertInto('document')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'kind'])
          .doUpdateSet({
            bytes: sql`excluded.bytes`,
            object: sql`excluded.object`,
            object_key: sql`excluded.object_key`,
            sha256: sql`excluded.sha256`,
            certifies: sql`excluded.certifies`,
            fault: sql`coalesce(excluded.fault, document.fault)`,
            lost_at: null,
          })
          .where(sql<boolean>`document.lost_at is not null and document.id = excluded.id`),
      )
      .execute();
}
