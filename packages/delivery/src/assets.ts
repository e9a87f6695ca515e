import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fontsFolder } from '@sigorta/federation/vite/site-files';
import { insurerNames } from '@sigorta/insurers/insurers';
import { markFile } from '@sigorta/insurers/mark-file';

/** Copies what packages hold for the site as it is: fonts, insurers' marks. */
export function copyAssets(site: string): void {
  cpSync(fontsFolder, join(site, 'fonts'), { recursive: true });
  for (const { id } of insurerNames) cpSync(markFile(id), join(site, 'art/insurers', `${id}.svg`));
}
