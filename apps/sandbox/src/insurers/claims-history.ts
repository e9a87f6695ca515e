import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import type { FieldValue } from '@sigorta/product-kit/field';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';

type Quoted = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;

/** Insurers that look a person up in the claims register before they keep a price, by product; invented like all of them. */
const lookingUp: Readonly<Record<string, readonly string[]>> = {
  'foreign-travel': ['incirova'],
  'complementary-health': ['laledere', 'meltemkiyi', 'yedicam'],
  traffic: ['turnagol', 'bulutkaya', 'mercandal'],
  kasko: ['turnagol', 'laledere', 'poyraztas', 'mercandal'],
};

const loadingPercent = 15;

/** Persons of the register's claimants: every fifth number, so that tests can choose. Who has no number has no entry. */
const hasClaims = (id: FieldValue | undefined): boolean =>
  typeof id === 'string' && /^\d{11}$/.test(id) && Number(id.slice(-4)) % 5 === 0;

interface Persons {
  insured?: readonly Record<string, FieldValue>[];
}

const idsOf = ({ insured = [] }: Persons): (FieldValue | undefined)[] =>
  insured.flatMap(({ nationalId, foreignerId }) => [nationalId, foreignerId]);

export const looksUp = (insurer: string, product: string): boolean =>
  lookingUp[product]?.includes(insurer) ?? false;

const loaded = (minor: number): number => percentOf(minor, 100 + loadingPercent);

/** The premium with what claims add to it, part by part so that the parts stay whole. */
export const withHistory = (
  offer: Pick<Quoted, 'premium' | 'premiumParts'>,
  application: Persons,
): Partial<Pick<Quoted, 'premium' | 'premiumParts' | 'changeReason'>> => {
  if (!idsOf(application).some(hasClaims)) return {};
  const { premium, premiumParts } = offer;
  const parts = premiumParts?.map(({ code, amount }) => ({
    code,
    amount: { ...amount, minor: loaded(amount.minor) },
  }));
  const minor = parts ? parts.reduce((sum, { amount }) => sum + amount.minor, 0) : loaded(premium.minor);
  return {
    premium: { ...premium, minor },
    ...(parts && { premiumParts: parts }),
    changeReason: 'claims-history',
  };
};
