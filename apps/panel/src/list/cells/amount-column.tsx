import type { Money } from '@sigorta/contracts/money';
import { Amount } from './Amount.tsx';

/** What every column of amounts is, in lists and in the tables of a record. */
export const amountColumn = {
  cell: ({ amount }: { amount: Money | null }) => <Amount money={amount} />,
  end: true,
} as const;
