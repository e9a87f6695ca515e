import { type InsurerQuoteAnswer, insurerQuoteAnswerSchema } from '@sigorta/contracts/upstream/insurer';
import * as v from 'valibot';
import { askQuote } from '../../insurers/insurer-wire.ts';
import type { Question } from '../../insurers/question.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import type { QuoteContext } from '../context.ts';
import type { AskedInsurer } from './ask-insurers.ts';

/**
 * One insurer's answer to a question for a price, of the form it has to have.
 * @throws UpstreamError
 */
export const answerOfInsurer = async (
  context: Pick<QuoteContext, 'insurers'>,
  insurer: AskedInsurer,
  question: Question,
  reference: string,
): Promise<InsurerQuoteAnswer> => {
  const raw = await context.insurers.ask(insurer, (line) => askQuote(line, question, reference));
  const checked = v.safeParse(insurerQuoteAnswerSchema, raw);
  if (!checked.success) throw new UpstreamError('invalid-answer');
  return checked.output;
};
