import { ar } from '../../apps/panel/src/list/texts/ar.ts';
import { tr } from '../../apps/panel/src/list/texts/tr.ts';

/** The panel's lists in the two languages that differ most. */
export const listTexts = { tr, ar };
