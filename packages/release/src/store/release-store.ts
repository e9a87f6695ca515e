/**
 * Where releases lie: bytes by name, only ever added to. `blobs/<sha256>` are files, `releases/<family>/<id>.json` and
 * `.sig` what names them. What is live is not in it: the gateways' database says that.
 */
export interface ReleaseStore {
  /** null when there is none. Rejects when the store does not answer. */
  get: (name: string) => Promise<Buffer | null>;
  has: (name: string) => Promise<boolean>;
  /** Does nothing to a name that is there already. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Names that begin so, in order of the alphabet. @param prefix ends with `/` */
  list: (prefix: string) => Promise<string[]>;
}

export const blobName = (sha256: string): string => `blobs/${sha256}`;
export const documentName = (family: string, id: string): string => `releases/${family}/${id}.json`;
export const signatureName = (family: string, id: string): string => `releases/${family}/${id}.sig`;
