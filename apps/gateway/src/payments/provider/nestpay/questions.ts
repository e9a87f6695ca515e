import type { Agent } from 'undici';
import type { ChargeAnswer, InquiryAnswer, UnlistedCode } from '../provider.ts';
import { unclear } from './answers.ts';
import { readProof } from './bank-return.ts';
import { questionFailed, readHistory, readStatus } from './inquiry.ts';
import { call, type NestPayConfig } from './wire.ts';

/** What can be asked about an attempt. */
export interface Questions {
  inquire: (attemptId: string) => Promise<InquiryAnswer>;
  /** After an approval, which alone proves no amount: what the order's list says. */
  confirmed: (attemptId: string) => Promise<ChargeAnswer>;
  /** After a return of a bank that moves the money itself, or does not: only its books say which. */
  afterBank: (attemptId: string, proof: string | null) => Promise<ChargeAnswer>;
}

export function questionsOf(config: NestPayConfig, agent: Agent, unlisted: UnlistedCode): Questions {
  const ask = (attemptId: string, question: 'ORDERHISTORY' | 'ORDERSTATUS') =>
    call(config, agent, { OrderId: attemptId, Extra: { [question]: 'QUERY' } });

  async function inquire(attemptId: string): Promise<InquiryAnswer> {
    const listed = await ask(attemptId, 'ORDERHISTORY');
    const said = 'why' in listed ? questionFailed(listed.why) : readHistory(listed, attemptId, unlisted);
    if (said.result !== 'question-failed' || said.ours) return said;
    const answer = await ask(attemptId, 'ORDERSTATUS');
    return 'why' in answer ? said : readStatus(answer, attemptId, unlisted);
  }

  async function confirmed(attemptId: string): Promise<ChargeAnswer> {
    const said = await inquire(attemptId);
    if (said.result !== 'charged') return unclear(`approved-but-${said.result}`);
    const { result, paymentId, transactionIds, priceMinor, paidMinor, orderId } = said;
    return { result, attemptId, paymentId, transactionIds, priceMinor, paidMinor, orderId };
  }

  async function afterBank(attemptId: string, proof: string | null): Promise<ChargeAnswer> {
    const said = await inquire(attemptId);
    if (said.result === 'declined') return said;
    const bank = readProof(proof);
    /* the bank itself signed that it did not go through, and its books hold nothing of it */
    if (said.result === 'absent' && bank !== null && !bank.approved)
      return { result: 'declined', code: 'bank-not-approved', providerCode: bank.procReturnCode };
    return said.result === 'charged' ? confirmed(attemptId) : unclear(`bank-return-but-${said.result}`);
  }

  return { inquire, confirmed, afterBank };
}
