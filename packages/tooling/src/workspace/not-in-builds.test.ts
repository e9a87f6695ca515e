import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '../ratchets/source-files.ts';
import { root } from '../start/settings.ts';

/** Where files lie that `vite build` may read; what is run in place or put together afterwards is none. */
const mayBeBuilt = (file: string): boolean =>
  /^(?:apps\/(?!gateway\/|sandbox\/)|packages\/(?!tooling\/|delivery\/))/.test(file) &&
  !isTest(file) &&
  !file.includes('/testing/');
const namesTooling = (text: string): boolean =>
  /['"](?:@sigorta\/tooling|[./]*(?:packages\/)?tooling)\//.test(text);

test('an import of the tooling is seen, by its name and by its place', () => {
  expect(namesTooling("import { rotation } from '@sigorta/tooling/test/rotation';")).toBe(true);
  expect(namesTooling("import { root } from '../../packages/tooling/src/start/settings.ts';")).toBe(true);
  expect(namesTooling("import { root } from '../tooling/src/start/settings.ts';")).toBe(true);
  expect(namesTooling("import { root } from './settings.ts'; // tooling/")).toBe(false);
});

/* turbo.json counts no file of the tooling among those that a build is made of: a changed test helper builds no family anew */
test('nothing that is built reads the tooling', () => {
  const built = sourceFiles(root).filter(mayBeBuilt);
  expect(built.length).toBeGreaterThan(1000);
  expect(built.filter((file) => namesTooling(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
  expect(tasks['@sigorta/tooling#build'].inputs).toEqual(['package.json']);
});
