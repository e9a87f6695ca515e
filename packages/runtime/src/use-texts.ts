import type { Language } from '@sigorta/i18n/language';
import type { CommonTexts } from '@sigorta/i18n/texts/load';
import type { Places, TextKey, Translate } from '@sigorta/i18n/texts/text-key';
import { useLanguage } from './boot-context.ts';
import { rememberSentences } from './sentences.ts';
import { translate } from './texts.ts';

/** Words of every part; a part that loads more into the namespace declares them as it does its own. */
export interface CommonNamespace extends CommonTexts {}

/**
 * Namespaces asked for by name, each with its Turkish texts: a key they do not have does not compile. Shell and panel
 * add their own beside the texts (`declare module '@sigorta/runtime/use-texts'`).
 */
export interface Namespaces {
  common: CommonNamespace;
}

/** Translation of one namespace in the page's language: `const t = useTexts('shell'); t('header.menu')`. */
export function useTexts<Name extends keyof Namespaces & string>(
  namespace: Name,
): Translate<TextKey<Namespaces[Name]>> {
  return useNamespace(namespace);
}

/**
 * The border, for keys that nobody can know when this is compiled: texts of a product (held to its declaration by
 * `checkProduct`), the message of a refused field, a code that came with an answer. Whatever else is `useTexts`.
 */
export function useNamespace(namespace: string): Translate<string> {
  return translationOf(useLanguage(), namespace);
}

const translations = new Map<string, Translate<string>>();

/**
 * The same function every time. A page's language never changes while it stands, and its texts are there before it is drawn: what
 * i18next's own hook listens for costs every component three subscriptions at start.
 */
function translationOf(language: Language, namespace: string): Translate<string> {
  const key = `${language} ${namespace}`;
  const known =
    translations.get(key) ??
    rememberSentences((text: string, places?: Places) => translate(namespace, language, text, places));
  translations.set(key, known);
  return known;
}
