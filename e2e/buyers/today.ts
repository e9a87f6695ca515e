import { todayInIstanbul } from '@sigorta/validators/istanbul';

/** What the samples need to know: `{ today: '2026-11-21' }`. */
export const now = { today: todayInIstanbul(new Date()) };
