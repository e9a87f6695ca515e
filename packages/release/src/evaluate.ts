import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { ReleaseError } from './release-error.ts';

interface EvaluatedModule {
  exports: Record<string, unknown>;
}

/**
 * Evaluates CommonJS files from bytes in memory: what is evaluated is what was verified, nothing is read a second time. A
 * file reaches the others of its release and what `shared` gives, no package and no part of Node. It is no sandbox: trust is
 * the signature. A release that nobody holds any more is collected.
 * @param files source texts by name
 * @throws ReleaseError `broken` when a file is missing, asks for something else or throws
 */
export function evaluate(
  release: string,
  files: ReadonlyMap<string, string>,
  shared: Readonly<Record<string, unknown>>,
  entry: string,
): Record<string, unknown> {
  const modules = new Map<string, EvaluatedModule>();
  const load = (name: string): Record<string, unknown> => {
    const known = modules.get(name);
    if (known) return known.exports;
    const source = files.get(name);
    if (source === undefined) throw new ReleaseError('broken', release, `${name} is not in it`);
    const module: EvaluatedModule = { exports: {} };
    modules.set(name, module);
    const run = compileFunction(source, ['exports', 'require', 'module'], { filename: `${release}/${name}` });
    run(module.exports, requireFrom(name), module);
    return module.exports;
  };
  const requireFrom = (from: string) => (asked: string) => {
    if (Object.hasOwn(shared, asked)) return shared[asked];
    if (!asked.startsWith('.')) throw new ReleaseError('broken', release, `${asked} is not shared`);
    return load(posix.normalize(posix.join(posix.dirname(from), asked)));
  };
  try {
    return load(entry);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError('broken', release, entry, error);
  }
}
