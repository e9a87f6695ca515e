import { ru as ui } from '@sigorta/ui-kit/text/texts/ru';
import { ru as shell } from './ru.ts';

export const all = { shell, ui };
