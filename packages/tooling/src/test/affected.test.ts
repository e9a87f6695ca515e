import { expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

const everything = () => true;

it.each<[string, string[], Partial<ReturnType<typeof affectedBy>>]>([
  [
    'a product changes its family',
    ['apps/pet/src/pet/fields.ts'],
    { families: ['pet'], gateway: false, site: true, journeys: 'families' },
  ],
  [
    'two families',
    ['apps/travel/src/erasmus/tariff.ts', 'apps/dask/src/home/texts/ru.ts'],
    { families: ['dask', 'travel'], journeys: 'families' },
  ],
  ['the panel', ['apps/panel/src/App.tsx'], { families: [], gateway: false, site: true, journeys: 'panel' }],
  ['panel and a family', ['apps/panel/src/App.tsx', 'apps/pet/src/remote.ts'], { journeys: 'all' }],
  ['the shell', ['apps/shell/src/app/main.tsx'], { gateway: false, site: true, journeys: 'all' }],
  ['the gateway', ['apps/gateway/src/server.ts'], { gateway: true, site: false, journeys: 'all' }],
  ['the sandbox', ['apps/sandbox/src/start.ts'], { gateway: true, site: false, journeys: 'all' }],
  ['a shared package', ['packages/journey/src/a.tsx'], { gateway: false, site: true, journeys: 'all' }],
  [
    'what the gateway reads too',
    ['packages/contracts/src/a.ts'],
    { gateway: true, site: true, journeys: 'all' },
  ],
  ['the lockfile', ['pnpm-lock.yaml'], { gateway: true, site: true, journeys: 'all' }],
  ['journeys themselves', ['e2e/pages/shop.ts'], { gateway: false, site: false, journeys: 'all' }],
  ['notes', ['docs/glossary.md', 'README.md'], { gateway: false, site: false, journeys: 'none' }],
  ['a test', ['apps/pet/src/pet/pet.test.ts'], { families: [], site: false, journeys: 'none' }],
  [
    'a test of the gateway',
    ['apps/gateway/src/log.test.ts'],
    { gateway: true, site: false, journeys: 'none' },
  ],
  ['tools of our own', ['bench/pages.ts'], { gateway: false, site: false, journeys: 'none' }],
])('%s', (_what, changed, expected) => {
  expect(affectedBy(changed, everything)).toMatchObject(expected);
});

it('a deleted file counts, but no tool is asked to read it', () => {
  const { files, families } = affectedBy(['apps/pet/src/pet/gone.ts'], () => false);
  expect({ files, families }).toEqual({ files: [], families: ['pet'] });
});
