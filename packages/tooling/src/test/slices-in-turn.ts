import { type Day, hasItsTurn, isAllToday, rotation } from './rotation.ts';

/**
 * Files of the gateway's tests that the test command runs on a server every second day (decision 0650): slices of campaigns under `bench/`, which
 * are random or turn by themselves, and files that make one promise for two tables. No sentence of the specification hangs on one of them alone.
 * `pnpm --filter bench gateway-in-turn` runs all.
 */
export const slicesInTurn: readonly { about: string; even: string; odd: string }[] = [
  { about: 'a long time with whatever fails', even: 'testing/renewals/year', odd: 'testing/journeys/memory' },
  {
    about: 'differences that are planted',
    even: 'testing/settlement/campaign',
    odd: 'testing/reconciliation/campaign',
  },
  {
    about: 'random walks with the amount',
    even: 'testing/amount/walks',
    odd: 'testing/amount/payments/payments',
  },
  { about: 'random calls', even: 'testing/attack/attack', odd: 'testing/contract/fuzz/fuzz' },
  {
    about: 'a gateway that ends at a file',
    even: 'testing/journeys/papers-killed',
    odd: 'testing/journeys/keys-killed',
  },
  {
    about: 'what is sealed of a payment',
    even: 'panel/payments/sealed-name',
    odd: 'panel/payments/sealed-phone',
  },
  { about: 'what is sealed of a quote', even: 'panel/quotes/sealed-phone', odd: 'panel/quotes/sealed-name' },
  {
    about: 'what is sealed of an application',
    even: 'panel/applications/sealed-name',
    odd: 'panel/applications/sealed-phone',
  },
  {
    about: 'rows of before are sealed',
    even: 'platform/sensitive/sealing-walk',
    odd: 'platform/sensitive/clear-forms',
  },
  {
    about: 'what a version of before left: its backup, its one key',
    even: 'testing/journeys/restore-older',
    odd: 'testing/journeys/keys-that-change',
  },
  {
    about: 'commands of an operator, as processes',
    even: 'main/commands/site',
    odd: 'main/commands/used-database',
  },
];

/** Those of the other day, from the gateway's `src`. */
export const slicesOfTheOtherDay = ({ day = rotation, isAll = isAllToday }: Day = {}): string[] =>
  isAll ? [] : slicesInTurn.map(({ even, odd }) => `${hasItsTurn(0, { day, isAll }) ? odd : even}.test.ts`);
