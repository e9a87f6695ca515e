import { message } from '@sigorta/i18n/message';
import type { Places, TextKey, Translate } from '@sigorta/i18n/texts/text-key';
import { createContext, type ReactNode, useContext } from 'react';
import { tr } from './texts/tr.ts';

/** Says the text of a key in the page's language. */
export type UiTextSource = Translate<TextKey<typeof tr>>;

/* A built site always has a provider; its visitors do not load Turkish words for nothing. */
const turkish: UiTextSource = (key: TextKey<typeof tr>, places: Places = {}) =>
  message(tr, key, 'tr', places);
const UiTexts = createContext<UiTextSource>(import.meta.env.PROD ? (key: string) => key : turkish);

/** Without a provider components speak Turkish. `value` is e.g. `useNamespace('ui')`. */
export function UiTextsProvider({ value, children }: { value: UiTextSource; children: ReactNode }) {
  return <UiTexts value={value}>{children}</UiTexts>;
}

/** `text('kit.matches', { count: 3 })` */
export const useUiText = (): UiTextSource => useContext(UiTexts);
