/**
 * Why a line through the proxy was not opened, which says nothing about what whoever is at its end would have answered.
 * `proxy-refused`: it may not go there; `proxy-away`: it does not answer; `unreached`: it may, and nobody answers it there; `late`:
 * it did not say in time.
 */
export type EgressFault = 'proxy-refused' | 'proxy-away' | 'unreached' | 'late';

/** Code for those who tell errors apart by it, as those of Node and of undici. */
const codes: Readonly<Record<EgressFault, string>> = {
  'proxy-refused': 'EGRESS_REFUSED',
  'proxy-away': 'EGRESS_PROXY_AWAY',
  unreached: 'EGRESS_UNREACHED',
  late: 'EGRESS_TIMEOUT',
};

/** Which fault a code of ours stands for, where it is told by the code alone; null for every other. */
export const egressFaultOf = (code: string): EgressFault | null =>
  (Object.keys(codes) as EgressFault[]).find((fault) => codes[fault] === code) ?? null;

/** Names no address: a proxy's holds a password where it asks for one. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly fault: EgressFault;
  readonly code: string;

  constructor(fault: EgressFault) {
    super(`the line was not opened: ${fault}`);
    this.fault = fault;
    this.code = codes[fault];
  }
}
