import type { Language } from '@sigorta/i18n/language';
import type { Places, Translate } from '@sigorta/i18n/texts/text-key';
import { useLanguage, useNamespace } from '@sigorta/runtime/runtime';
import { useProduct } from '../remote/journey-context.tsx';
import type { FoundText, JourneyText } from './text-keys.ts';

export interface Words {
  language: Language;
  /** the journey's own texts */
  t: Translate<JourneyText>;
  /** a text the product may say better: its own, else the common one, else ours; empty when nobody has it */
  find: (key: FoundText, places?: Places) => string;
  /** the sentence for a key that a schema or the gateway gave with a refused field */
  messageText: (key: string) => string;
  /** the sentence for a code of the closed list, or for a lost connection */
  errorText: (code: string) => string;
}

export function useWords(): Words {
  const language = useLanguage();
  const own = useNamespace(useProduct().id);
  const common = useNamespace('common');
  const journey = useNamespace('journey');
  const t = (key: JourneyText, places: Places = {}): string => journey(key, places);
  const search = (key: string, places: Places): string => {
    const options = { ...places, defaultValue: '' };
    return own(key, options) || common(key, options) || journey(key, options);
  };
  const find = (key: FoundText, places: Places = {}): string => search(key, places);
  const messageText = (key: string): string => search(key, {});
  const errorText = (code: string): string =>
    messageText(code === 'offline' || code === 'timeout' ? `connection.${code}` : `error.${code}`) ||
    find('error.internal-error');
  return { language, t, find, messageText, errorText };
}
