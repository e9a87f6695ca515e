import type { ObjectStore } from '@sigorta/release/store/object-store';
import { openObjects } from '@sigorta/release/store/open-store';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { failpoint } from '../failpoint.ts';
import { StartError } from '../start-error.ts';
import { createStoredFiles } from './stored-files.ts';

/** @throws StartError where rows name objects and nobody says where those lie */
async function requireStore({ db, objects }: Pick<Context, 'db' | 'objects'>): Promise<void> {
  if (objects !== null) return;
  const { rows } = await sql<{
    named: boolean;
  }>`select exists (select from document where object is not null and lost_at is null)
    or exists (select from picture where object is not null and lost_at is null) as named`.execute(db);
  if (rows[0]?.named)
    throw new StartError(
      'Papers or pictures of this database lie in an object store: set DOCUMENT_STORE to it, or move them back first (docs/operations.md).',
    );
}

type Parts = Pick<Context, 'config' | 'db' | 'log' | 'clock' | 'dataKeys'>;

/**
 * Opens where files lie, as the settings say.
 * @param given store of a test, instead of the settings'
 * @throws StartError
 */
export async function openFiles(
  parts: Parts,
  given?: ObjectStore,
): Promise<Pick<Context, 'files' | 'objects'>> {
  const { documents } = parts.config;
  const objects =
    given ?? (documents ? openObjects(documents.place, true, () => failpoint('put:aside')) : null);
  await requireStore({ db: parts.db, objects });
  const takesNew = documents?.takesNew ?? false;
  return { objects, files: createStoredFiles({ ...parts, store: objects, takesNew }) };
}
