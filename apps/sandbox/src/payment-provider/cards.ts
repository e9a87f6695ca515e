import { passesLuhn } from '@sigorta/validators/luhn';
import cards from './cards.json' with { type: 'json' };

export interface TestCard {
  number: string;
  bank: string | null;
  association: string;
  credit: boolean;
  foreign: boolean;
  effect: string;
}

export const testCards: readonly TestCard[] = cards.rows;

/** Which bank carries which instalment family: general knowledge. */
const families: [beginning: string, family: string][] = [
  ['Akbank', 'Axess'],
  ['Denizbank', 'Bonus'],
  ['QNB', 'CardFinans'],
  ['Garanti', 'Bonus'],
  ['Halkbank', 'Paraf'],
  ['HSBC', 'Advantage'],
  ['İş Bankası', 'Maximum'],
  ['VakıfBank', 'World'],
  ['Yapı Kredi', 'World'],
];

export const familyOf = (card: TestCard): string | null =>
  card.bank && card.credit ? (families.find(([start]) => card.bank?.startsWith(start))?.[1] ?? null) : null;

export const cardOf = (number: string): TestCard | undefined =>
  passesLuhn(number) ? testCards.find((card) => card.number === number) : undefined;

/** @param bin first 6 to 8 digits */
export const cardOfBin = (bin: string): TestCard | undefined =>
  /^\d{6,8}$/.test(bin) ? testCards.find((card) => card.number.startsWith(bin)) : undefined;

/** Only Turkish credit cards of a family pay in parts. */
export const mayPayInParts = (card: TestCard): boolean => familyOf(card) !== null;
