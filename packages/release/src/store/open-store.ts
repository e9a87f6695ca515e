import { type Egress, straight } from '@sigorta/egress/egress';
import { folderStore } from './folder-store.ts';
import { keptStore } from './kept-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Bucket } from './s3-store.ts';

/** Where objects lie: a folder, or a bucket. */
export type StorePlace = { folder: string } | Bucket;

/** What environments say of it: the settings of the gateway and of `pnpm release`. */
export interface StoreSettings {
  /** a folder, or `s3://<bucket>/<prefix>` */
  store: string;
  endpoint?: string | undefined;
  region?: string | undefined;
  keyId?: string | undefined;
  secret?: string | undefined;
  /** straight unless it is given */
  egress?: Egress | undefined;
}

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/;

/**
 * @param absolute makes a folder of the settings one of this machine
 * @param name of the setting that says where; those of the account begin with it
 * @throws Error with one sentence when it is a bucket and something of it is not set
 */
export function storePlace(
  settings: StoreSettings,
  absolute: (folder: string) => string,
  name: 'RELEASE_STORE' | 'DOCUMENT_STORE' = 'RELEASE_STORE',
): StorePlace {
  if (!settings.store.startsWith('s3:')) return { folder: absolute(settings.store) };
  const [, bucket, path = ''] = bucketAddress.exec(settings.store) ?? [];
  if (bucket === undefined)
    throw new Error(`The setting ${name} names no bucket; it is s3://<bucket> or s3://<bucket>/<prefix>.`);
  const { endpoint = null, region = 'us-east-1', keyId, secret, egress = straight } = settings;
  if (keyId === undefined || secret === undefined)
    throw new Error(`The setting ${name} names a bucket, which needs ${name}_KEY_ID and ${name}_SECRET.`);
  return { bucket, prefix: path === '' ? '' : `${path}/`, endpoint, region, keyId, secret, egress };
}

/**
 * @param isOurs a folder is closed to everybody else of the machine
 * @param between as in `folderStore`
 */
export function openObjects(place: StorePlace, isOurs = false, between?: () => void): ObjectStore {
  if ('folder' in place) return folderStore(place.folder, isOurs, between);
  /* the client of S3 is read by who has a bucket only */
  const far = import('./s3-store.ts').then(({ s3Store }) => s3Store(place));
  far.catch(() => {});
  return {
    get: async (name) => (await far).get(name),
    has: async (name) => (await far).has(name),
    put: async (name, bytes) => (await far).put(name, bytes),
    remove: async (name) => (await far).remove(name),
    clear: async (before) => (await far).clear(before),
    list: async (prefix) => (await far).list(prefix),
  };
}

/** @param near folder of what was read of a bucket; null keeps nothing */
export function openStore(place: StorePlace, near: string | null): ReleaseStore {
  const store = openObjects(place);
  return near === null || 'folder' in place ? store : keptStore(store, folderStore(near));
}
