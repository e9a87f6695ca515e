import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../start/settings.ts';
import { unusedPackages } from './unused-packages.ts';

/** What the shop was asked to be built with. */
const asked = [
  'react',
  'react-dom',
  'vite',
  '@originjs/vite-plugin-federation',
  'react-router-dom',
  'zustand',
  'i18next',
  'react-i18next',
  'ky',
  'turbo',
  'vitest',
  'playwright',
];

it('every package the shop was asked to be built with is named and used', () => {
  expect(unusedPackages(root, asked)).toEqual([]);
});

it('a package that is named and not imported, or not named, is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'apps/shop'), { recursive: true });
  const manifest = {
    scripts: { build: 'turbo run build' },
    dependencies: { ky: '1', zustand: '1', turbo: '1' },
  };
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'apps/shop/package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'apps/shop/call.ts'), "import ky from 'ky';\nimport 'kyoto';\n");
  expect(unusedPackages(folder, ['ky', 'turbo', 'zustand', 'vite'])).toEqual([
    'zustand is named and never used',
    'vite is named in no package.json',
  ]);
});
