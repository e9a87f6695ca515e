import type { Coverage } from '@sigorta/contracts/coverage';
import { areWhole, type ExchangeRate, type Offer, type OfferStanding } from '@sigorta/contracts/offer';
import type { QuotePhase } from '@sigorta/contracts/operations/quote-create';
import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import { fitsOf } from '@sigorta/product-kit/authorities/fit';
import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import type { Scenarios } from '@sigorta/product-kit/scenarios/scenario';
import { coverMomentsIn, coverPeriodOf } from '@sigorta/validators/cover-period';
import type { IsoDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { liraPrice } from '../../catalogue/rates/lira-price.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import { offerEnd } from './offer-end.ts';
import { whatIfOfAnswer } from './what-if-of-answer.ts';

type Quoted = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;

/** Every coverage of the product in its order; what an insurer does not name is not covered, and said so. */
const normalised = (product: Product, coverages: readonly Coverage[]): Coverage[] =>
  product.coverages.map(
    (code) => coverages.find((coverage) => coverage.code === code) ?? { code, limit: { kind: 'excluded' } },
  );

/** @throws UpstreamError `invalid-answer` for a quote that is over already */
function validUntil(
  { answer, now, holding }: OfferParts,
  { firstDay }: { firstDay: IsoDate | null },
): string {
  const quoteUntil = new Date(answer.validUntil);
  if (!(quoteUntil > now)) throw new UpstreamError('invalid-answer');
  const { payingMs, foreignMs, liraMs } = holding;
  const holdMs = answer.premium.currency === 'TRY' ? liraMs : foreignMs;
  return offerEnd({ now, quoteUntil, payingMs, holdMs, firstDay }).toISOString();
}

/** @throws UpstreamError `invalid-answer` for days that cannot be insured */
function coverOfAnswer({ startsAt, endsAt }: Quoted): Pick<Offer, 'cover'> {
  if (startsAt === undefined || endsAt === undefined) return {};
  const moments = coverMomentsIn(startsAt, endsAt);
  if (!moments) throw new UpstreamError('invalid-answer');
  return { cover: coverPeriodOf(moments) };
}

/** Of a whole application an insurer's word counts as firm unless it says otherwise, of the price's part as indicative. */
const standingOf = ({ phase, answer }: Pick<OfferParts, 'phase' | 'answer'>): OfferStanding | null => {
  if (phase === 'price') return answer.standing === 'firm' ? 'kept' : 'indicative';
  return answer.standing === 'indicative' ? 'indicative' : null;
};

export const isFirm = ({ standing = 'firm' }: Offer): boolean => standing === 'firm';

/** How long prices are held now, ms. */
export interface Holding {
  /** in another currency, at the rate they are shown with */
  foreignMs: number;
  /** in lira: nothing of them is ours to hold */
  liraMs: number;
  /** what has to be left of an insurer's quote when a payment begins */
  payingMs: number;
}

export interface OfferParts {
  phase: QuotePhase;
  id: string;
  quoteId: string;
  insurer: { id: string; name: string };
  product: Product;
  /** of its family; none where its release has none */
  scenarios: Scenarios | undefined;
  answer: Quoted;
  rate: ExchangeRate | null;
  /** codes the product's texts name */
  exclusions: ReadonlySet<string>;
  application: Application;
  holding: Holding;
  now: Date;
}

/** @throws UpstreamError `invalid-answer` when price, currency or validity cannot be right */
export const offerOfAnswer = (parts: OfferParts): Offer => {
  const { answer, product, rate } = parts;
  if (answer.premium.minor <= 0) throw new UpstreamError('invalid-answer');
  const { premiumParts } = answer;
  if (premiumParts && !areWhole(premiumParts, answer.premium)) throw new UpstreamError('invalid-answer');
  const standing = standingOf(parts);
  const needsRate = answer.premium.currency !== 'TRY';
  if (needsRate && rate?.currency !== answer.premium.currency) throw new UpstreamError('invalid-answer');
  const coverages = normalised(product, answer.coverages);
  const { cover } = coverOfAnswer(answer);
  const facts = {
    territory: answer.territory ?? null,
    cover: cover ?? null,
    coverages,
    deductible: answer.deductible,
  };
  const fits = fitsOf(product, facts, parts.application, todayInIstanbul(parts.now));
  return {
    id: parts.id,
    quoteId: parts.quoteId,
    insurer: parts.insurer,
    planName: answer.planName.slice(0, 120),
    currencyPrice: answer.premium,
    ...(premiumParts && { premiumParts }),
    price: liraPrice(answer.premium, rate),
    exchangeRate: needsRate ? rate : null,
    deductible: answer.deductible,
    coverages,
    exclusions: answer.exclusions.filter((code) => parts.exclusions.has(code)),
    installments: answer.installments,
    quoteDocument: answer.quoteDocument,
    ...(cover && { cover }),
    ...(answer.territory && { territory: answer.territory }),
    ...(fits.length > 0 && { fits }),
    ...whatIfOfAnswer(parts, facts),
    validUntil: validUntil(parts, { firstDay: cover?.firstDay ?? null }),
    ...(standing && { standing }),
    ...(standing === 'indicative' && answer.wants && { wants: answer.wants }),
  };
};
