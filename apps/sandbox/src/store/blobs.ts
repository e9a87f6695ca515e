import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Byte strings by id: raw mails are too big for journal lines. */
export interface Blobs {
  put: (id: string, bytes: Uint8Array) => void;
  get: (id: string) => Uint8Array | undefined;
  clear: () => void;
}

const inMemory = (): Blobs => {
  const map = new Map<string, Uint8Array>();
  return {
    put: (id, bytes) => {
      map.set(id, bytes);
    },
    get: (id) => map.get(id),
    clear: () => map.clear(),
  };
};

const inFolder = (folder: string): Blobs => {
  const fileOf = (id: string) => join(folder, `${id.replace(/[^\w-]/g, '_')}.bin`);
  mkdirSync(folder, { recursive: true });
  return {
    put: (id, bytes) => writeFileSync(fileOf(id), bytes),
    get: (id) => (existsSync(fileOf(id)) ? readFileSync(fileOf(id)) : undefined),
    clear: () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    },
  };
};

/** @param directory null keeps them in memory only */
export const openBlobs = (directory: string | null): Blobs =>
  directory ? inFolder(join(directory, 'mails')) : inMemory();
