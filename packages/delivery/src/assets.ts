import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { assetFolders } from '@sigorta/federation/vite/site-files';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';

/** Copies what packages hold for the site as it is: fonts, insurers' logos. */
export function copyAssets(site: string): void {
  for (const [address, folder] of Object.entries(assetFolders)) {
    const from = join(workspaceRoot, folder);
    if (existsSync(from)) cpSync(from, join(site, address), { recursive: true });
  }
}
