import { type Day, inTurn } from '../../test/rotation.ts';

/** What is compiled of what `pnpm new` makes: each takes a quarter of a minute or more, so one of them a day. */
const parts = ['gateway', 'screens', 'products'] as const;

/** Whether it is this part's day; `LANGUAGES=all` and `pnpm --filter bench new-house` compile all. */
export const isCompiledToday = (part: (typeof parts)[number], day: Day = {}): boolean =>
  inTurn(0, parts, day).includes(part);
