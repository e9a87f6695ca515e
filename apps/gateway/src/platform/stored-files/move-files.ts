import type { ObjectStore } from '@sigorta/release/store/object-store';
import type { Context } from '../context.ts';
import type { FileKind, StoredFiles } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { DoesNotOpen } from '../sensitive/seal.ts';
import { StartError } from '../start-error.ts';
import { type FileRow, fileKinds, nameFile, rowsThatLie } from './rows.ts';
import { createStoredFiles } from './stored-files.ts';

/** rows a step: each is read whole, and the embedded database has one connection */
const together = 20;

/** `out`: from the database to the store; `back`: the other way. */
export type Direction = 'out' | 'back';

type Parts = Pick<Context, 'db' | 'log' | 'clock' | 'dataKeys' | 'keyHolder' | 'objects'>;

/** What nobody can read here stays where it is and holds nothing up. */
const nullWhenUnreadable = (error: unknown): null => {
  if (error instanceof DoesNotOpen) return null;
  if (error instanceof Refusal && error.code !== 'service-unavailable') return null;
  throw error;
};

async function moveOne(parts: Parts, files: StoredFiles, kind: FileKind, row: FileRow): Promise<boolean> {
  const plain = await files.read(kind, row.id, row).catch(nullWhenUnreadable);
  return plain !== null && (await nameFile(parts, kind, row, await files.put(kind, row.id, plain)));
}

/** Some at a time in the order of their keys: how many of them were moved. */
async function* movedOf(parts: Parts, store: ObjectStore, direction: Direction, kind: FileKind) {
  const files = createStoredFiles({ ...parts, store, takesNew: direction === 'out' });
  const where = direction === 'out' ? 'database' : 'store';
  let after: string | undefined = '';
  while (after !== undefined) {
    /* it may go on for hours, while others turn to new keys and take away those of before */
    await parts.keyHolder.follow();
    const rows: FileRow[] = await rowsThatLie(parts, kind, { where, after, most: together });
    let moved = 0;
    for (const row of rows) if (await moveOne(parts, files, kind, row)) moved += 1;
    yield moved;
    after = rows.at(-1)?.id;
  }
}

/**
 * Moves files one by one: each is put at its new place before its row names that, and stays at the old one until then. It may
 * be ended at any moment and run again, beside gateways that go on. What is lost is noted and left.
 * @param told how many were moved so far, after each step
 * @throws StartError when there is no store; Refusal `service-unavailable` when it is away
 */
export async function moveFiles(
  parts: Parts,
  direction: Direction,
  told: (moved: number) => void = () => {},
): Promise<number> {
  const { objects } = parts;
  if (objects === null) throw new StartError('There is no store to move to or from; set DOCUMENT_STORE.');
  let moved = 0;
  for (const kind of fileKinds)
    for await (const more of movedOf(parts, objects, direction, kind)) {
      moved += more;
      if (more > 0) told(moved);
    }
  return moved;
}
