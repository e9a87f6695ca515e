import { globSync } from 'node:fs';
import { root } from '../start/settings.ts';

/**
 * Sources of what runs for buyers and staff, without tests and what only tests use.
 * @param folders below the workspace's root
 * @returns paths from there
 */
export const sourceFiles = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      globSync(`${folder}/**/src/**/*.{ts,tsx,js,mjs}`, {
        cwd: root,
        exclude: ['**/node_modules/**', '**/dist/**'],
      }),
    )
    .filter((path) => !/\.(?:test|e2e)\.(?:tsx?|m?js)$|\/testing\//.test(path))
    .toSorted();
