import type { Context } from '../../platform/context.ts';
import type { FilledThing } from '../../platform/database/tables/staff-tables.ts';

/** What was sealed under a key that is gone stays unfound, and holds nothing up. */
export const opened = <T>(context: Context, kind: FilledThing, open: () => T): T | null => {
  try {
    return open();
  } catch {
    context.log.warn({ event: 'keys-not-filled', kind });
    return null;
  }
};
