/**
 * Why a remote is not there. `not-found`: no release or no file; `network`: nothing was reached; `timeout`: no
 * answer in time; `broken`: it came and threw; `wrong-contract`: built for another shell.
 */
export type RemoteFailure = 'not-found' | 'network' | 'timeout' | 'broken' | 'wrong-contract';

export class RemoteError extends Error {
  readonly failure: RemoteFailure;
  readonly family: string;

  constructor(failure: RemoteFailure, family: string, cause?: unknown) {
    super(`Remote ${family}: ${failure}`, { cause });
    this.name = 'RemoteError';
    this.failure = failure;
    this.family = family;
  }
}

/** What a caught value says about the remote: anything that is not ours was thrown by its code. */
export const failureOf = (error: unknown): RemoteFailure =>
  error instanceof RemoteError ? error.failure : 'broken';
