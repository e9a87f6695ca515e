import type { InsurerPolicy, InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Collection } from '../store/store.ts';
import type { World } from '../world.ts';

type QuotedAnswer = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;

export interface QuoteRecord {
  insurer: string;
  product: string;
  reference: string;
  answer: QuotedAnswer;
  startsAt: IsoDate;
  endsAt: IsoDate;
  /** UTC instant */
  createdAt: string;
}

export interface PolicyRecord {
  insurer: string;
  product: string;
  premium: { minor: number; currency: string };
  policy: InsurerPolicy;
  /** what the seller asked after payment; null when it sent nothing */
  details: Record<string, unknown> | null;
}

/** by `<insurer>:<our reference>` */
export const quotesOf = (world: World): Collection<QuoteRecord> => world.store.collection('quotes');

/** by `<insurer>:<our reference>` */
export const policiesOf = (world: World): Collection<PolicyRecord> => world.store.collection('policies');
