/** Bytes by name, in a folder or in a bucket. A name appears whole or not at all and is never written over. */
export interface ObjectStore {
  /** null when there is none. Rejects when the store does not answer. */
  get: (name: string) => Promise<Buffer | null>;
  has: (name: string) => Promise<boolean>;
  /** Does nothing to a name that is there already. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Does nothing to a name that is not there. */
  remove: (name: string) => Promise<void>;
  /** Removes what somebody began to put before then and never ended, where the store does not do so by itself. */
  clear: (before: Date) => Promise<void>;
  /** Names that begin so, in order of the alphabet. @param prefix ends with `/` */
  list: (prefix: string) => Promise<string[]>;
}
