import { createHash, randomBytes } from 'node:crypto';
import type { DataKeys, StoredFile } from '../ports.ts';

import { loneKey, sealBytes, unsealBytes } from '../sensitive/seal.ts';

export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** 256 random bits: it tells nothing of anybody and cannot be guessed. The folder keeps lists of a store short. */
const newName = (): string => {
  const name = randomBytes(32).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
};

/** Seals what a row's key is for: the key opens in that row and for that object alone. */
const keyPlace = (id: string, object: string): string => `${id} ${object}`;

/** A file as it lies in the store, under a key of its own that only the row has; the row's key is sealed by ours. */
export function sealObject(dataKeys: DataKeys, id: string, plain: Uint8Array) {
  const object = newName();
  const key = randomBytes(32);
  const sealed = sealBytes(loneKey(key), object, plain);
  return {
    sealed,
    row: {
      bytes: null,
      object,
      object_key: sealBytes(dataKeys, keyPlace(id, object), key),
      sha256: sumOf(sealed),
    },
  };
}

/** @throws Error when the row's key is not ours, or the bytes are not what was sealed */
export function openObject(
  dataKeys: DataKeys,
  id: string,
  { object, object_key }: Pick<StoredFile, 'object' | 'object_key'>,
  sealed: Uint8Array,
): Buffer {
  if (object === null || object_key === null) throw new Error('a file that lies nowhere');
  return unsealBytes(loneKey(unsealBytes(dataKeys, keyPlace(id, object), object_key)), object, sealed);
}
