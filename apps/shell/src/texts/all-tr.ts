import { tr as ui } from '@sigorta/ui-kit/text/texts/tr';
import { tr as shell } from './tr.ts';

export const all = { shell, ui };
