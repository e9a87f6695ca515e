/** A card that a buyer may hold, and the family its bank gives it; null where it pays in no installments. */
export interface HeldCard {
  number: string;
  family: string | null;
}

/** Credit cards of three families and of two banks of one, a debit card and one from abroad: the provider's own test cards. */
export const heldCards: readonly [HeldCard, ...HeldCard[]] = [
  { number: '5528790000000008', family: 'Paraf' },
  { number: '5526080000000006', family: 'Axess' },
  { number: '4603450000000000', family: 'Bonus' },
  { number: '5400360000000003', family: 'Bonus' },
  { number: '5890040000000016', family: null },
  { number: '5400010000000004', family: null },
];

/** Tenths of a percent on the price by number of installments. */
export type InstallmentTable = Readonly<Record<number, number>>;

/** What the provider agreed on with the shop; `*` for families that are not named. */
type InstallmentTables = Readonly<Record<string, InstallmentTable>>;

/** The provider's agreement before it is changed, as its wire is written down (apps/sandbox/WIRES.md). */
const usual: InstallmentTable = { 3: 35, 6: 70, 9: 105, 12: 140 };

/** At whom cards are charged at this moment, and what it takes for installments. */
export interface InstallmentTerms {
  provider: 'iyzico' | 'nestpay';
  tables: InstallmentTables | null;
}

/** spec §9 */
const mostInstallments = 12;

/** @param price kuruş @returns what has to be shown at this moment: kuruş by number of installments, counted here and nowhere else */
export function totalsInForce(
  { provider, tables }: InstallmentTerms,
  { family }: HeldCard,
  offer: { installments: boolean },
  price: number,
): ReadonlyMap<number, number> {
  const may = provider === 'iyzico' && family !== null && offer.installments;
  const table = may ? (tables?.[family] ?? tables?.['*'] ?? usual) : {};
  const several = Object.entries(table)
    .map(([count, tenths]) => [Number(count), price + Math.floor((price * tenths + 500) / 1000)] as const)
    .filter(([count]) => count <= mostInstallments);
  return new Map([[1, price], ...several]);
}
