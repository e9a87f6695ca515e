import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { type LaidOut, layOut } from './lay-out.ts';

/** What the pages of the next version say, and those of this one do not. */
export const nextWords = 'Sigortanızı seçin, teklifleri yan yana görün!';

/** Another headline for the shell, and a column more: pages, files and schema differ. */
function change(sources: string): void {
  const texts = join(sources, 'apps/shell/src/texts/tr.ts');
  const text = readFileSync(texts, 'utf8');
  const changed = text.replace('Sigortanızı seçin, teklifleri yan yana görün.', nextWords);
  if (changed === text) throw new Error('the headline of home is another one');
  writeFileSync(texts, changed);
  writeFileSync(
    join(sources, 'apps/gateway/src/platform/migrations/9000-of-the-next-version.ts'),
    `import { type Kysely, sql } from 'kysely';
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql\`alter table quote add column of_the_next_version text\`.execute(db);
};
`,
  );
}

/** The next version by every step of the container file, the stage that builds the pages too. */
export const nextVersion = (home: string): LaidOut => {
  const [image] = layOut(join(root, 'deploy/Containerfile'), ['gateway'], join(home, 'next'), { change });
  if (!image) throw new Error('nothing was laid out');
  return image;
};
