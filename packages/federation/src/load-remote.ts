import { type RemoteModule, remoteContract } from '@sigorta/runtime/runtime';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './source/remote-source.ts';

/** The family's module, checked. Rejects with a `RemoteError` and nothing else. */
export async function loadRemote(
  source: RemoteSource,
  family: string,
  attempt: number,
): Promise<RemoteModule> {
  const remote = await asRemoteError(family, source.load(family, attempt));
  if (remote?.contract !== remoteContract) throw new RemoteError('wrong-contract', family);
  return remote;
}

export const asRemoteError = <T>(family: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof RemoteError ? error : new RemoteError('broken', family, error);
  });
