import type { InsurerPolicy, InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Collection } from '../store/store.ts';
import type { World } from '../world.ts';

type QuotedAnswer = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;

export interface QuoteRecord {
  insurer: string;
  product: string;
  reference: string;
  answer: QuotedAnswer;
  /** what of the application it knows; no policy is made of a price's part */
  phase?: 'price' | 'whole';
  startsAt: IsoDate;
  endsAt: IsoDate;
  /** where it applies; a quote from before this was kept has none */
  place?: Pick<PolicyTerms, 'territory' | 'address'>;
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
  /** what its terms say beside what is the same for every policy of its insurer */
  cover?: Omit<PolicyTerms, 'insurer' | 'claims' | 'clauses'>;
}

/** by `<insurer>:<our reference>` */
export const quotesOf = (world: World): Collection<QuoteRecord> => world.store.collection('quotes');

/** by `<insurer>:<our reference>` */
export const policiesOf = (world: World): Collection<PolicyRecord> => world.store.collection('policies');
