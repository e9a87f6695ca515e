import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '@sigorta/tooling/process/child';
import { sourceHash } from '../bytes/source-hash.ts';
import { cacheFolder } from '../root.ts';
import { contents, writeSources } from './write-sources.ts';

/** Where the peers are installed and built; what was installed is used again. */
const folder = join(cacheFolder, 'peers');
const made = join(folder, 'made-of');
const pilets = ['home', 'form'];

/** What decides over the outcome besides the contents. */
const sources = [
  ...[
    'next',
    'page',
    'piral',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'make-peers.ts',
    'write-sources.ts',
  ].map((name) => `bench/peers/${name}`),
  ...['tokens', 'palette', 'layout/icons'].map((name) => `packages/ui-kit/src/${name}`),
];

export interface Peers {
  /** of the Next.js app, where `next start` runs */
  next: string;
  /** of the files of the Piral shell and its pilets, with the list it asks for */
  piral: string;
}

const peers: Peers = { next: join(folder, 'next'), piral: join(folder, 'piral-site') };

async function pnpm(words: string): Promise<void> {
  const child = startChild('peers', 'npx', ['--yes', 'pnpm@12', ...words.split(' ')], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if ((await child.exited) !== 0) throw new Error(`pnpm ${words}:\n${child.tail()}`);
}

/** What a pilet's file says of itself in its first line, as a feed reads it: `//@pilet v:2(name,{})`. */
function requireRefOf(file: string): string {
  const ref = /^\/\/@pilet v:2\((\w+),/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!ref) throw new Error(`${file} is no pilet of the second version.`);
  return ref;
}

/** Shell and pilets as they lie on a server, with the answer of a feed. */
function collectPiral(): void {
  rmSync(peers.piral, { recursive: true, force: true });
  mkdirSync(peers.piral, { recursive: true });
  cpSync(join(folder, 'piral/shell/dist/release'), peers.piral, { recursive: true });
  const items = pilets.map((name) => {
    const dist = join(folder, 'piral', name, 'dist');
    cpSync(dist, join(peers.piral, 'pilets', name), { recursive: true });
    return {
      name: `peer-${name}`,
      version: '1.0.0',
      spec: 'v2',
      requireRef: requireRefOf(join(dist, 'index.js')),
      link: `/pilets/${name}/index.js`,
      dependencies: {},
    };
  });
  writeFileSync(join(peers.piral, 'pilets.json'), JSON.stringify({ items }));
}

/** The peers with what our pages say today, installed from their own lock and built; made anew when either has changed. */
export async function makePeers(): Promise<Peers> {
  const all = await contents();
  const hash = createHash('sha256').update(sourceHash(sources));
  for (const [name, text] of all) hash.update(name).update(text);
  const stamp = hash.digest('hex');
  if (existsSync(made) && readFileSync(made, 'utf8') === stamp) return peers;
  rmSync(made, { force: true });
  writeSources(folder, all);
  await pnpm('install --frozen-lockfile --prod=false');
  await pnpm('--dir next build');
  await pnpm('--dir piral/shell build');
  for (const name of pilets) await pnpm(`--dir piral/${name} build`);
  collectPiral();
  cpSync(join(folder, 'data'), join(peers.piral, 'data'), { recursive: true });
  writeFileSync(made, stamp);
  return peers;
}
