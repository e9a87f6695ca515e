import { en as ui } from '@sigorta/ui-kit/text/texts/en';
import { en as shell } from './en.ts';

export const all = { shell, ui };
