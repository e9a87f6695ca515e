import type { Money } from '@sigorta/contracts/money';
import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import type { LiveAnswer } from './live-prices.ts';
import type { LiveQuestion } from './live-question.ts';
import { type Move, moveOf } from './live-steps.ts';

/** What stands beside a form of the price of its answers. */
export interface LiveState {
  /** of the answers that were priced last */
  key: string;
  answers: Application;
  answer: LiveAnswer;
  /** what was moved to come here, and what insurers' own prices make of it */
  step: { move: Move; by: Money } | null;
  /** the form says something else by now */
  isOld: boolean;
}

const lowestOf = ({ prices }: LiveAnswer): Money | undefined => prices[0]?.price;

/** Two prices at different rates differ by more than what was moved. */
const isSameRate = (one: LiveAnswer, other: LiveAnswer): boolean =>
  one.rate?.bulletin === other.rate?.bulletin && one.rate?.kind === other.rate?.kind;

function stepTo(before: LiveState | null, product: Product, answers: Application, answer: LiveAnswer) {
  const [was, is] = [before && lowestOf(before.answer), lowestOf(answer)];
  if (!before || !was || !is || !isSameRate(before.answer, answer)) return null;
  const move = moveOf(product, before.answers, answers);
  return move && { move, by: { minor: is.minor - was.minor, currency: is.currency } };
}

/** After insurers spoke: their price, and what it is beside the one that stood there. */
export function said(
  before: LiveState | null,
  product: Product,
  { key, answers }: LiveQuestion,
  answer: LiveAnswer,
): LiveState {
  const step = before?.key === key ? before.step : stepTo(before, product, answers, answer);
  return { key, answers, answer, step, isOld: false };
}

/** After the answers moved on, or could not be priced: what was said last stays, marked. */
export const aged = (before: LiveState | null): LiveState | null =>
  before && (before.isOld ? before : { ...before, isOld: true });
