import type { LocalText } from '@sigorta/contracts/brand-contents';
import type { Brand } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';

/** A brand with its own words in one language alone: another language is another document. */
export function brandIn(brand: Brand, language: Language): Brand {
  const only = (words: LocalText): LocalText => {
    const own = words[language];
    return own === undefined ? {} : { [language]: own };
  };
  const { claims, testimonials, chat } = brand;
  return {
    ...brand,
    claims: claims.map(only),
    testimonials: testimonials.map((said) => ({ ...said, text: only(said.text), source: only(said.source) })),
    chat: {
      ...chat,
      persons: chat.persons.map((person) => ({ ...person, role: only(person.role) })),
      message: only(chat.message),
    },
  };
}
