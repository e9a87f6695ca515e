import { type RemoteModule, remoteContract } from '@sigorta/runtime/runtime';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './source/remote-source.ts';
import { withinTime } from './time-limit.ts';

/** Milliseconds for each step of a load: the remote itself, then one page of it. */
export const loadLimit = 5000;

/** The family's module, checked. Rejects with a `RemoteError` and nothing else. */
export async function loadRemote(
  source: RemoteSource,
  family: string,
  attempt: number,
  limit = loadLimit,
): Promise<RemoteModule> {
  const late = () => new RemoteError('timeout', family);
  const remote = await asRemoteError(family, withinTime(source.load(family, attempt), limit, late));
  if (remote?.contract !== remoteContract) throw new RemoteError('wrong-contract', family);
  return remote;
}

export const asRemoteError = <T>(family: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof RemoteError ? error : new RemoteError('broken', family, error);
  });
