import { addDays } from '@sigorta/validators/iso-date';
import { startOfDay } from '@sigorta/validators/istanbul';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Instants between which days of a filter lie, in Türkiye: from the first (inside) to the day after the last (outside). */
export const instantsOf = ({ from, to }: Days): { since: Date | null; before: Date | null } => ({
  since: from === undefined ? null : startOfDay(from),
  before: to === undefined ? null : startOfDay(addDays(to, 1)),
});
