import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { brokenCommands, workspaceScripts } from './commands.ts';
import { documentsOf } from './documents.ts';

const packages = workspaceScripts(root);
const broken = (text: string) => brokenCommands({ path: 'page.md', text }, root, packages);

it('every command that a page names would run on the oldest Node that README allows', () => {
  const documents = documentsOf(root);
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.flatMap((document) => brokenCommands(document, root, packages))).toEqual([]);
});

describe('a command is found broken', () => {
  it.each([
    ['`pnpm biuld`', 'the root has no script "biuld"'],
    ['`npx --yes pnpm@12 --filter bench bites`', 'bench has no script "bites"'],
    ['`pnpm --filter @sigorta/benches bytes`', 'no package has this name'],
    ['`npx --yes pnpm@12 test unti`', 'No stage of the test command has "unti" in its name'],
    ['`npx pnpm@12 start`', 'npx asks before it installs'],
    ['`npx --yes lighthouse`', 'name an exact version'],
    ['`node apps/gateway/src/main/server.ts`', 'an old Node cannot run this file'],
    ['`node apps/gateway/src/none.mjs`', 'the file is missing'],
    ['```sh\nPORT=1 npx --yes pnpm@12 strat\n```', 'the root has no script "strat"'],
  ])('%s', (text, fault) => {
    expect(broken(`A page.\n\n${text}\n`)).toEqual([expect.stringContaining(fault)]);
  });

  it('with the line where it stands', () => {
    expect(broken('one\ntwo `pnpm biuld`\n')[0]).toMatch(/^page\.md:2 /);
  });
});

describe('a command is left alone', () => {
  it.each([
    '`pnpm build`',
    '`npx --yes pnpm@12 test unit lint`',
    '`npx --yes pnpm@12 …`',
    '`pnpm --filter <family> dev`',
    '`npx --yes lighthouse@13.5.0`',
    '`npx --yes pnpm@12 -r licenses list`',
    '`node packages/tooling/src/start/start.mjs`',
    'the package `pnpm`, the word node',
  ])('%s', (text) => {
    expect(broken(text)).toEqual([]);
  });
});

describe('a file that any Node may start tells an old one what to do', () => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
  const entries: [string, string[]][] = [
    ['start', ['packages/tooling/src/start/start.mjs']],
    ['test', ['packages/tooling/src/test/test.mjs']],
    ['spec-map', ['packages/tooling/src/spec-map/spec-map.mjs']],
    ['run dev', ['packages/tooling/src/dev/dev.mjs']],
    ['--filter gateway start', ['apps/gateway/run.mjs']],
    ['import-partners list.json', ['apps/gateway/run.mjs', 'import-partners', 'list.json']],
    ['invite-owner a@example.com Ada', ['apps/gateway/run.mjs', 'invite-owner', 'a@example.com', 'Ada']],
  ];
  const old: [string, string, string[]][] = entries.map(([command, file]) => [
    command,
    process.execPath,
    ['--import', pretend, ...file],
  ]);
  // and the old Nodes of this machine themselves
  const real = olderNodes().flatMap((node) =>
    entries.slice(-1).map(([command, file]): [string, string, string[]] => [command, node, file]),
  );
  it.each([...old, ...real])('%s on %s', (command, node, file) => {
    const run = spawnSync(node, file, { cwd: root, encoding: 'utf8' });
    expect(run.stderr).toMatch(/^This is Node [\d.]+, and [^\n]* needs Node 24[^\n]*\n$/);
    expect(run.stderr).toContain(`"npx --yes pnpm@12 ${command}"`);
    expect(run.status).toBe(1);
  });
});

/** Nodes of this machine that README allows and our sources do not run on. */
function olderNodes(): string[] {
  return [...new Set((process.env.PATH ?? '').split(delimiter))]
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
    .filter((path, at, all) => all.indexOf(path) === at)
    .filter((path) => {
      const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
      const major = Number(/^v(\d+)\./.exec(version)?.[1]);
      return major >= 20 && major < 24;
    });
}
