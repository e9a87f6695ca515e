import type { ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';

/** What each kind needs to be carried out, beside its amount; kept as it was asked for. */
interface Payloads {
  refund: object;
  /** when the money left and by which paper: ISO date, the paper's number */
  hand: { sentOn: string; reference: string };
  /** the notice that was answered on the telephone */
  ended: { noticeId: string };
  stands: { noticeId: string };
}

export type PayloadOf<Kind extends ProposalKind> = Payloads[Kind];
