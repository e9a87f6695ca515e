import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Insurer } from '../insurer.ts';

export interface InsurerFolder {
  id: string;
  insurer: Insurer;
}

/** Every folder that holds an `insurer.ts`. @param folder `packages/insurers/src` of the house or of a copy */
export async function readFolders(folder: string): Promise<InsurerFolder[]> {
  const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, 'insurer.ts')));
  return Promise.all(
    ids.toSorted().map(async (id) => {
      const { insurer } = (await import(pathToFileURL(join(folder, id, 'insurer.ts')).href)) as {
        insurer: Insurer;
      };
      return { id, insurer };
    }),
  );
}
