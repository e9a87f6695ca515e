import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { root } from '../root.ts';
import { type Copy, copyOf, type Stage, stagesOf } from './containerfile.ts';

/** Names that `.dockerignore` leaves out wherever they are. */
const leftOut = (): ((path: string) => boolean) => {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\*\*\/(.+)$/.exec(line)?.[1] ?? [])
    .map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return (path) => patterns.some((pattern) => pattern.test(basename(path)));
};

/** Where an image is laid out: its root, and the folder its commands run in. */
export interface LaidOut {
  tree: string;
  workdir: string;
}

interface Kitchen {
  stages: readonly Stage[];
  home: string;
  /** stages that lie somewhere already, by name */
  ready: Readonly<Record<string, LaidOut>>;
  done: Map<string, LaidOut>;
  change: (sources: string) => void;
}

function copy(kitchen: Kitchen, { from, sources, target }: Copy, into: LaidOut): void {
  const isLeftOut = leftOut();
  const own = from === null ? null : layOutStage(kitchen, from);
  const goal = isAbsolute(target) ? join(into.tree, target) : join(into.tree, into.workdir, target);
  const isFolder = target.endsWith('/') || sources.length > 1;
  for (const source of sources) {
    const file = own === null ? join(root, source) : fileOf(own, source);
    const isWhole = statSync(file).isDirectory();
    cpSync(file, isFolder && !isWhole ? join(goal, basename(source)) : goal, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => own !== null || path === file || !isLeftOut(path),
    });
  }
}

/** A path of an image where it lies here. A stage that lies ready has its folder only. */
const fileOf = ({ tree, workdir }: LaidOut, path: string): string =>
  tree === '' ? join(workdir, path.replace(/^\/srv\/sigorta\/?/, '')) : join(tree, path);

function layOutStage(kitchen: Kitchen, name: string): LaidOut {
  const known = kitchen.ready[name] ?? kitchen.done.get(name);
  if (known) return known;
  const stage = kitchen.stages.find((one) => one.name === name);
  if (!stage) throw new Error(`there is no stage ${name}`);
  const isOwn = kitchen.stages.some((one) => one.name === stage.base);
  const base = isOwn ? layOutStage(kitchen, stage.base) : { tree: null, workdir: '/' };
  const laid: LaidOut = { tree: join(kitchen.home, name), workdir: base.workdir };
  mkdirSync(laid.tree, { recursive: true });
  if (base.tree !== null) execFileSync('cp', ['--archive', `${base.tree}/.`, laid.tree]);
  for (const { word, rest } of stage.instructions) {
    if (word === 'WORKDIR') {
      laid.workdir = rest;
      mkdirSync(join(laid.tree, rest), { recursive: true });
    } else if (word === 'COPY') copy(kitchen, copyOf(rest), laid);
    else if (word === 'RUN') {
      /* no root of its own: what a step names by an absolute path lies in the tree */
      const line = rest.replaceAll(/(?<=\s)\/(?=srv|var)/g, `${laid.tree}/`);
      execFileSync('sh', ['-c', line], {
        cwd: join(laid.tree, laid.workdir),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    }
  }
  if (name === 'sources') kitchen.change(join(laid.tree, laid.workdir));
  kitchen.done.set(name, laid);
  return laid;
}

interface Choices {
  /** a checkout whose `dist` stands for the stage that builds pages, which is done otherwise */
  site?: string;
  /** makes another version of the sources that were copied */
  change?: (sources: string) => void;
}

/** Does the steps of a container file as plain commands on this machine: the same COPY and RUN lines, without an image under them. */
export function layOut(
  file: string,
  targets: readonly string[],
  home: string,
  { site, change = () => {} }: Choices,
): LaidOut[] {
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  const stages = stagesOf(readFileSync(file, 'utf8'));
  const ready = site === undefined ? {} : { site: { tree: '', workdir: site } };
  const kitchen: Kitchen = { stages, home, ready, done: new Map(), change };
  return targets.map((target) => layOutStage(kitchen, target));
}
