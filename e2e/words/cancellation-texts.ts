import { ar } from '../../apps/shell/src/pages/cancellation/texts/ar.ts';
import { tr } from '../../apps/shell/src/pages/cancellation/texts/tr.ts';

/** The two languages that differ most. */
export const cancellationTexts = { tr, ar };
export type CancellationLanguage = keyof typeof cancellationTexts;
