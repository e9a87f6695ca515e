/**
 * Why a call outside gave nothing. `late`: no whole answer in time; `unavailable`: no connection, a 5xx, no free slot;
 * `proxy-refused`, `proxy-away`: EGRESS_PROXY did not let it out, so nobody was asked.
 */
export type UpstreamFault =
  | 'late'
  | 'unavailable'
  | 'invalid-answer'
  | 'refused'
  | 'proxy-refused'
  | 'proxy-away';

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly fault: UpstreamFault;
  /** HTTP status when there was an answer */
  readonly status: number | undefined;

  /** @param cause what Node said, for those who tell one fault of a line from another */
  constructor(fault: UpstreamFault, status?: number, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
    this.status = status;
  }
}
