import type { Language } from '@sigorta/i18n/language';
import { loadLegalTexts } from '@sigorta/legal/texts/load';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { wordsBehind } from '../../remote/words-behind.ts';
import { comesLater } from './comes-later.tsx';

const beside: Record<Language, () => Promise<Record<string, string>>> = {
  tr: async () => (await import('../../texts/beside/tr.ts')).tr,
  en: async () => (await import('../../texts/beside/en.ts')).en,
  ru: async () => (await import('../../texts/beside/ru.ts')).ru,
  ar: async () => (await import('../../texts/beside/ar.ts')).ar,
};

const parts = comesLater(async (language) => {
  /* consents stand in the last step */
  const loaded = Promise.all([beside[language](), loadLegalTexts(language)]);
  const [come, words] = await Promise.all([import('./parts.ts'), loaded, wordsBehind(language)]);
  for (const some of words) loadNamespace('journey', language, some);
  return come;
});

/** What stands beside the first step and behind it; at the latest a press on its button fetches it. */
export const laterParts = parts.load;

export const BelowForm = parts.standing(({ BelowForm }) => BelowForm);
export const FormTicket = parts.standing(({ FormTicket }) => FormTicket);
export const ConsentList = parts.standing(({ ConsentList }) => ConsentList);
export const PersonList = parts.standing(({ PersonList }) => PersonList);
export const RequestSent = parts.standing(({ RequestSent }) => RequestSent);
