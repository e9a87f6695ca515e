import type { Language } from '../../language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { type PanelStateKey, tr } from './tr.ts';

/** For the gateway's files; a screen loads one language. */
export const panelStateTexts: Record<Language, Record<PanelStateKey, string>> = { tr, en, ru, ar };
