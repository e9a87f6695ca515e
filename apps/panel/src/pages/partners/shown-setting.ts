import type { PartnerSettings } from '@sigorta/contracts/partner';
import { sectionsNamed } from '@sigorta/contracts/partner-settings/home-words';
import { isSwitchOn } from '@sigorta/contracts/partner-settings/partner-settings';
import type { SettingKind } from '@sigorta/contracts/partner-settings/setting-row';
import { entriesOf, filled, lineOf, readJson, type Words, wordsOf } from './lists/entries.ts';
import { listShapes } from './lists/list-shapes.ts';
import type { Change } from './setting-changes.ts';
import { settingOfName, unsetOf } from './setting-sections.ts';
import { idsOf, textOf } from './setting-value.ts';

/** Words the values are told in. */
export interface ShownWords {
  on: string;
  off: string;
  effect: (name: string) => string;
  category: (id: number) => string;
  arrangement: (word: string) => string;
  product: (id: string) => string;
  /** of the home page */
  section: (name: string) => string;
  /** of a language or a weekday */
  key: (key: string) => string;
}

/* a text keeps its own order between names that may be written the other way */
const keyedLines = (given: Words, words: ShownWords): string[] =>
  Object.entries(filled(given) ?? {}).map(([key, text]) => `${words.key(key)}: \u2068${text}\u2069`);

/** Of kinds whose value is one of ours, or an order of ours; null of the others. */
const lineOfKind = (kind: SettingKind | undefined, text: string, words: ShownWords): string | null => {
  switch (kind) {
    case 'effect':
      return words.effect(text);
    case 'arrangement':
      return words.arrangement(text);
    case 'product':
      return words.product(text);
    case 'sections':
      return sectionsNamed(text)?.map(words.section).join(' · ') ?? text;
    default:
      return null;
  }
};

/** One line an entry, a category or a value. */
const linesOf = (
  name: Change['name'],
  value: PartnerSettings[keyof PartnerSettings],
  words: ShownWords,
): string[] => {
  const setting = settingOfName(name);
  if (setting?.kind === 'switch') return [isSwitchOn(value, unsetOf(setting.name)) ? words.on : words.off];
  const text = textOf(value);
  if (text === '') return [];
  const line = lineOfKind(setting?.kind, text, words);
  if (line !== null) return [line];
  if (setting?.kind === 'origins') return text.split(/[\s,]+/).filter((line) => line !== '');
  if (setting?.kind === 'categories') return idsOf(value).map(words.category);
  if (setting?.kind === 'hours' || setting?.kind === 'languages')
    return keyedLines(wordsOf(readJson(text) ?? text), words);
  if (setting?.kind !== 'list') return [text];
  const shape = listShapes[setting.name];
  return (
    entriesOf(text, shape)?.map((entry) =>
      shape.parts
        .map(({ name: part, kind }) =>
          kind === 'line' ? lineOf(entry[part]) : keyedLines(wordsOf(entry[part]), words).join(' · '),
        )
        .filter((line) => line !== '')
        .join(' · '),
    ) ?? [text]
  );
};

/** What a change takes away and what it brings; entries that stay are left out, unless only their order changed. */
export const shownChange = ({ name, before, after }: Change, words: ShownWords) => {
  const [old, now] = [linesOf(name, before, words), linesOf(name, after, words)];
  const gone = old.filter((line) => !now.includes(line));
  const come = now.filter((line) => !old.includes(line));
  return gone.length + come.length === 0 ? { before: old, after: now } : { before: gone, after: come };
};
