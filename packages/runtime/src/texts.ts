import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { fillPlaces, textOf } from '@sigorta/i18n/message';
import type { Places } from '@sigorta/i18n/texts/text-key';
import type { i18n as I18next } from 'i18next';
import { forgetSentences } from './sentences.ts';

type Texts = Readonly<Record<string, string>>;

/** texts of every language that was loaded; which one is shown is the document's language */
const loaded = new Map<string, { namespace: string; language: Language; texts: Texts }>();

/** i18next, once it has come */
let engine: I18next | null = null;
let coming: Promise<I18next> | null = null;

/** Adds a namespace's texts in one language; synchronous, later calls win. */
export function loadNamespace(namespace: string, language: Language, texts: Texts): void {
  const place = `${language} ${namespace}`;
  loaded.set(place, { namespace, language, texts: { ...loaded.get(place)?.texts, ...texts } });
  engine?.addResourceBundle(language, namespace, texts, true, true);
  forgetSentences();
}

/** What a remote asks of i18next while it is drawn: whether the shell loaded some words. */
export const i18n: Pick<I18next, 'hasResourceBundle'> = {
  hasResourceBundle: (language, namespace) => loaded.has(`${language} ${namespace}`),
};

/** What i18next says of the same texts: the page's language, then Turkish, then `defaultValue`, then the key. */
const say = (namespace: string, language: Language, key: string, places: Places): string => {
  const found = [language, defaultLanguage]
    .map((each) => textOf(loaded.get(`${each} ${namespace}`)?.texts ?? {}, key, each, places.count))
    .find((text) => text !== undefined);
  return found === undefined ? String(places.defaultValue ?? key) : fillPlaces(found, places, language, '');
};

/**
 * A text of the page. Until i18next has come a look-up of ours says it, with the same forms and the same places, so that a
 * page has its handlers without waiting for twelve kilobytes that only what comes later may need (decision 0504).
 */
export const translate = (namespace: string, language: Language, key: string, places: Places = {}): string =>
  engine ? engine.getFixedT(language, namespace)(key, places) : say(namespace, language, key, places);

/** Fetches i18next with every text that was loaded; from then on it says them, and react-i18next's hooks have their instance. */
export function loadI18n(): Promise<I18next> {
  coming ??= import('./i18n.ts').then(({ createI18n }) => {
    const made = createI18n();
    for (const { namespace, language, texts } of loaded.values())
      made.addResourceBundle(language, namespace, texts, true, true);
    engine = made;
    return made;
  });
  /* a lost line: whoever asks later tries again */
  coming.catch(() => {
    coming = null;
  });
  return coming;
}
