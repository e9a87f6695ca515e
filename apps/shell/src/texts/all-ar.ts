import { ar as ui } from '@sigorta/ui-kit/text/texts/ar';
import { ar as shell } from './ar.ts';

export const all = { shell, ui };
