import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';

/** Folders of packages that the site serves as they are: address → place in the workspace. */
export const assetFolders: Record<string, string> = {
  '/fonts': 'packages/ui-kit/src/fonts/files',
  '/art/insurers': 'packages/ui-kit/src/art/files/insurers',
};

export function copyAssets(site: string): void {
  for (const [address, folder] of Object.entries(assetFolders)) {
    const from = join(workspaceRoot, folder);
    if (existsSync(from)) cpSync(from, join(site, address), { recursive: true });
  }
}
