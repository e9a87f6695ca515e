import type { ObjectStore } from '@sigorta/release/store/object-store';
import type { Context } from '../context.ts';
import { failpoint } from '../failpoint.ts';
import { errorFields } from '../log.ts';
import type { FileKind, StoredFile, StoredFiles } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { sealBytes, unsealBytes } from '../sensitive/seal.ts';
import { type LostFile, noteFound, noteLost } from './note-lost.ts';
import { createRecent } from './recent.ts';
import { openObject, sealObject, sumOf } from './sealed-object.ts';

/** What of a row says where its file lies. */
export const storedColumns = ['bytes', 'object', 'object_key', 'sha256', 'lost_at'] as const;

/** an object that no row has named for so long was put by a process that died */
export const unnamedMs = 3600_000;

/** What somebody is told who wants a file that is lost: a paper comes again. */
const whenLost = { document: 'document-not-ready', picture: 'not-found' } as const;

/** Pictures are public, so a row holds them bare; papers name persons. */
const isBareInRow: Record<FileKind, boolean> = { document: false, picture: true };

type Parts = Pick<Context, 'db' | 'log' | 'clock' | 'dataKeys'> & {
  /** null: there is only the database */
  store: ObjectStore | null;
  /** where new files go */
  takesNew: boolean;
};

export function createStoredFiles(parts: Parts): StoredFiles {
  const { db, log, dataKeys, store } = parts;
  const recent = createRecent();

  const away = (error: unknown): never => {
    log.error({ event: 'document-store-away', ...errorFields(error) });
    throw new Refusal('service-unavailable');
  };

  const lost = async (file: LostFile): Promise<never> => {
    await noteLost(parts, file);
    throw new Refusal(whenLost[file.kind]);
  };

  const fromStore = async (kind: FileKind, id: string, row: StoredFile, object: string): Promise<Buffer> => {
    /* nobody starts without a store while one is named by a row that is not lost */
    if (store === null && row.lost_at) throw new Refusal(whenLost[kind]);
    if (store === null) return away(new Error('a row names an object, and DOCUMENT_STORE is not set'));
    const sealed = await store.get(object).catch(away);
    if (sealed === null) return lost({ kind, id, object, fault: 'missing' });
    if (sumOf(sealed) !== row.sha256) return lost({ kind, id, object, fault: 'changed' });
    const plain = openObject(dataKeys, id, row, sealed);
    if (row.lost_at) await noteFound(parts, { kind, id, object });
    return plain;
  };

  return {
    put: async (kind, id, plain) => {
      if (store === null || !parts.takesNew) {
        const bytes = isBareInRow[kind] ? plain : sealBytes(dataKeys, id, plain);
        return { bytes, object: null, object_key: null, sha256: sumOf(bytes) };
      }
      const { sealed, row } = sealObject(dataKeys, id, plain);
      const due = new Date(parts.clock().getTime() + unnamedMs);
      await db.insertInto('loose_object').values({ name: row.object, due_at: due }).execute();
      failpoint('put:after-name');
      await store.put(row.object, sealed).catch(away);
      failpoint('put:after-put');
      return row;
    },
    read: async (kind, id, row) => {
      if (row.bytes !== null)
        return isBareInRow[kind] ? Buffer.from(row.bytes) : unsealBytes(dataKeys, id, row.bytes);
      if (row.object === null) throw new Error('a file that lies nowhere');
      const { object } = row;
      const known = recent.get(object);
      if (known) return known;
      const plain = await fromStore(kind, id, row, object);
      if (kind === 'picture') recent.keep(object, plain);
      return plain;
    },
  };
}
