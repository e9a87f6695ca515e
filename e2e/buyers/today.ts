import { todayInIstanbul } from '@sigorta/validators/istanbul';

/** What the samples need to know: `{ today: '2026-11-21' }`, also after midnight has come while the journeys go on. */
export const now = {
  get today(): string {
    return todayInIstanbul(new Date());
  },
};
