import { createContext, type ReactNode, useContext } from 'react';
import { tr, type UiTextKey } from './texts/tr.ts';

/** Gives the text of a key with its `{{name}}` places left in. */
export type UiTextSource = (key: UiTextKey) => string;

/* A built site always has a provider; its visitors do not load Turkish words for nothing. */
const UiTexts = createContext<UiTextSource>(import.meta.env.PROD ? (key) => key : (key) => tr[key]);

/** Without a provider components speak Turkish. `value` is e.g. `(key) => t(key, { ns: 'ui' })`. */
export function UiTextsProvider({ value, children }: { value: UiTextSource; children: ReactNode }) {
  return <UiTexts value={value}>{children}</UiTexts>;
}

/** `text('kit.matches', { count: 3 })` */
export function useUiText(): (key: UiTextKey, places?: Record<string, string | number>) => string {
  const source = useContext(UiTexts);
  return (key, places = {}) =>
    source(key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(places[name] ?? whole));
}
