import type { Config } from './config.ts';
import type { FaultBoard } from './faults.ts';
import type { SandboxProduct } from './products.ts';
import type { Blobs } from './store/blobs.ts';
import type { Store } from './store/store.ts';

/** Everything the parts of the sandbox share. Handed in, never imported, so that tests run several side by side. */
export interface World {
  config: Config;
  clock: () => Date;
  store: Store;
  blobs: Blobs;
  faults: FaultBoard;
  products: ReadonlyMap<string, SandboxProduct>;
  /** origins without a slash at the end, known once the servers listen */
  urls: Urls;
  /** ends when the sandbox closes; hanging answers and late notices let go then */
  closing: AbortSignal;
}

export interface Urls {
  main: string;
  acs: string;
  smtp: string;
}
