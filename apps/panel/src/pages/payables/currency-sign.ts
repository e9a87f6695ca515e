import type { Currency } from '@sigorta/contracts/money';

/** As amounts write them. */
export const currencySign: Readonly<Record<Currency, string>> = { TRY: 'TL', EUR: '€', USD: '$' };
