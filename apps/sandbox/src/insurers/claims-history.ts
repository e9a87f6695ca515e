import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import type { FieldValue } from '@sigorta/product-kit/field';
import { loadedTo, type Premium } from './loaded.ts';

type Quoted = Extract<InsurerQuoteAnswer, { result: 'quoted' }>;

const loadingPercent = 15;

/** Persons of the register's claimants: every fifth number, so that tests can choose. Who has no number has no entry. */
const hasClaims = (id: FieldValue | undefined): boolean =>
  typeof id === 'string' && /^\d{11}$/.test(id) && Number(id.slice(-4)) % 5 === 0;

interface Persons {
  insured?: readonly Record<string, FieldValue>[];
}

const idsOf = ({ insured = [] }: Persons): (FieldValue | undefined)[] =>
  insured.flatMap(({ nationalId, foreignerId }) => [nationalId, foreignerId]);

/** The premium with what claims add to it. */
export const withHistory = (
  offer: Premium,
  application: Persons,
): Partial<Premium & Pick<Quoted, 'changeReason'>> =>
  idsOf(application).some(hasClaims)
    ? { ...loadedTo(offer, 100 + loadingPercent), changeReason: 'claims-history' }
    : {};
