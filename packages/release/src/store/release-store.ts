import type { ObjectStore } from './object-store.ts';

/**
 * Where releases lie; what has a name stays. `blobs/<sha256>` are files, `releases/<family>/<id>.json` and `.sig` what names them.
 * What is live is not in it: the gateways' database says that.
 */
export type ReleaseStore = Omit<ObjectStore, 'remove'>;

export const blobName = (sha256: string): string => `blobs/${sha256}`;
export const documentName = (family: string, id: string): string => `releases/${family}/${id}.json`;
export const signatureName = (family: string, id: string): string => `releases/${family}/${id}.sig`;
