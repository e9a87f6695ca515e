import type { PageRelease } from '@sigorta/contracts/release';
import type { RemoteModule } from '@sigorta/runtime/runtime';
import type { PageAddress } from '../page-loader.ts';

/** Gets a family's module. `attempt` 0 is the first; every later one must not meet what the browser remembers. */
export interface RemoteSource {
  load(family: string, attempt: number): Promise<RemoteModule>;
  /** Id of the family's release that this document goes by, once it is known. */
  release?(family: string): Promise<string | undefined>;
  /** Some page may be wanted soon: what all of them need is asked for, behind the files of the one that is likely. */
  expect?(ahead: PageRelease | undefined): void;
  /** Learns which release it is and what its files must be, while a page's files are on their way. Rejects with a `RemoteError`. */
  know?(address: PageAddress, attempt: number): Promise<void>;
  /** Fetches a page's files; what it waits for must be there before the page may be loaded. Rejects with a `RemoteError`. */
  prepare?(address: PageAddress, attempt: number): Promise<void>;
}
