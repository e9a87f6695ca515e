import type { ReleaseFault } from '@sigorta/contracts/release-fault';

/** A release that is not taken, and why. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly fault: ReleaseFault;

  constructor(fault: ReleaseFault, release: string, detail = '', cause?: unknown) {
    super(`${release}: ${fault}${detail && ` (${detail})`}`, { cause });
    this.fault = fault;
  }
}
