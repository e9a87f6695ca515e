import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { checkLedger } from '../../purchase/ledger/checks/check-ledger.ts';
import { inEuro } from '../full-shop.ts';
import { leaveWell, outgoingPlantings } from './outgoing-plants.ts';
import { openPaidMarket, payOutNow, reconcileAfter, soldOne } from './paid-market.ts';
import type { PlantedPayout, Withheld } from './planting.ts';
import { settlementPlantings } from './plants.ts';

/** What a campaign of planted differences of settlement came to. */
export interface SettlementOutcome {
  planted: number;
  kinds: number;
  healthy: number;
  missed: string[];
  invented: string[];
  /** broken invariants of the ledger, as its checker tells them */
  broken: string[];
}

/** One way for every kind of settlement, and of what leaves our account. */
export const allPlantings = [...settlementPlantings, ...outgoingPlantings];

/** told once a clock has run out, and not before */
const late = new Set([
  'payout-missing',
  'return-not-netted',
  'payout-not-banked',
  'bank-line-unknown',
  'party-not-banked',
  'outgoing-unknown',
]);

const nameOf = ({ kind, subject }: { kind: string; subject: string }): string => `${kind} ${subject}`;

/**
 * Plants differences into what a provider pays out, what we pay, and what the bank says of both, beside what is well. Before
 * any clock has run out nothing that is only late may be told; ten days later everything planted, and nothing else.
 */
export async function plantPayouts(count: number, seed: number): Promise<SettlementOutcome> {
  const random = randomFrom(seed);
  const market = await openPaidMarket();
  try {
    const withheld: Withheld = [];
    const plants: PlantedPayout[] = [];
    const healthy = Math.ceil(count / 5);
    /* so that an insurer is owed euro */
    await inEuro(market);
    for (let done = 0; done < count; done += 1) {
      if (done < healthy) await soldOne(market);
      const planting = allPlantings[done % allPlantings.length];
      if (planting) plants.push(await planting(market, random, withheld));
    }
    await soldOne(market);
    await leaveWell(market, random);
    await payOutNow(market, 'iyzico', withheld);
    const early = (await reconcileAfter(market, 3)).differences.filter(({ kind }) => late.has(kind));
    await reconcileAfter(market, 10);
    const found = (
      await market.context.db
        .selectFrom('difference')
        .select(['kind', 'subject'])
        .where('closed_at', 'is', null)
        .execute()
    ).map(nameOf);
    const wanted = plants.map(nameOf);
    const { broken } = await checkLedger(market.context.db);
    return {
      planted: plants.length,
      kinds: new Set(plants.map(({ kind }) => kind)).size,
      healthy: healthy + 2,
      missed: wanted.filter((one) => !found.includes(one)),
      invented: [
        ...found.filter((one) => !wanted.includes(one)),
        ...early.map((one) => `${nameOf(one)}, before its clock`),
      ],
      broken: broken.map(({ check, subject, should, is }) => `${check} ${subject}: ${is} for ${should}`),
    };
  } finally {
    await market.close();
  }
}
