import { type Language, languages } from '@sigorta/i18n/language';
import { fontFamilies } from '@sigorta/ui-kit/fonts/font-slices';
import { type CardFault, type CardFaults, type CardNames, type CardPart, isCardPart } from './card-parts.ts';
import { type Look, lookColours } from './look.ts';

/** What stands on the fields and how: everything the frame needs to look like the page around it. */
export interface Dress {
  kind: 'dress';
  language: Language;
  /** of the shop, `YYYY-MM-DD` */
  today: string;
  title: string;
  labels: Readonly<Record<CardPart, string>>;
  /** sentences by their keys */
  messages: Readonly<Record<string, string>>;
  look: Look;
}

/** What a page says to card entry's frame. */
export type ToFrame =
  | Dress
  /** what is wrong with what is typed? answered by `checked` */
  | { kind: 'check'; id: number }
  /** answered by `sealed`, `wrong` or `failed` */
  | { kind: 'seal'; id: number }
  | { kind: 'faults'; faults: CardFaults }
  | { kind: 'focus'; part: CardPart }
  | { kind: 'clear' }
  /** whose names stand in the two inputs until somebody types others; before the dress */
  | ({ kind: 'names' } & CardNames);

export const sealFailures = ['too-many-requests', 'service-unavailable'] as const;
export type SealFailure = (typeof sealFailures)[number];

/** What the frame answers to one question. */
export type Answer =
  | { kind: 'checked'; id: number; faults: readonly CardFault[] }
  | ({ kind: 'sealed'; id: number; sealed: string } & CardNames)
  | { kind: 'wrong'; id: number; faults: readonly CardFault[] }
  | { kind: 'failed'; id: number; code: SealFailure };

/** What the frame says. Of the card: its first digits for the installments, the names, and what is sealed. */
export type ToPage =
  | Answer
  | { kind: 'ready' }
  | { kind: 'height'; px: number }
  | { kind: 'prefix'; digits: string }
  | ({ kind: 'names' } & CardNames)
  | { kind: 'mended'; part: CardPart }
  | { kind: 'enter' };

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most = 400): value is string =>
  typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value);
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,80}$/.test(value);

const areTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isParts(value) && Object.entries(value).every(([key, text]) => isKey(key) && isText(text));
const areFaults = (value: unknown): value is CardFaults =>
  isParts(value) && Object.entries(value).every(([part, text]) => isCardPart(part) && isText(text));
const areKeyedFaults = (value: unknown): value is readonly CardFault[] =>
  Array.isArray(value) &&
  value.length <= 12 &&
  value.every((one) => isParts(one) && isCardPart(one.part) && isKey(one.message));
const areNames = ({ firstName, lastName }: Parts): boolean => isText(firstName, 60) && isText(lastName, 60);

const isLook = (value: unknown): value is Look =>
  isParts(value) &&
  isOneOf(['light', 'dark'], value.scheme) &&
  isOneOf(fontFamilies, value.font) &&
  isParts(value.colours) &&
  Object.entries(value.colours).every(
    ([name, colour]) => isOneOf(lookColours, name) && /^#[0-9a-f]{3,8}$/i.test(String(colour)),
  );

const isDress = ({ language, today, title, labels, messages, look }: Parts): boolean =>
  isOneOf(languages, language) &&
  /^\d{4}-\d{2}-\d{2}$/.test(String(today)) &&
  isText(title) &&
  areFaults(labels) &&
  areTexts(messages) &&
  isLook(look);

type Guards<K extends string> = Readonly<Record<K, (message: Parts) => boolean>>;

const toFrame: Guards<ToFrame['kind']> = {
  dress: isDress,
  check: ({ id }) => isId(id),
  seal: ({ id }) => isId(id),
  faults: ({ faults }) => areFaults(faults),
  focus: ({ part }) => isCardPart(part),
  clear: () => true,
  names: areNames,
};

/* higher than any screen draws five fields */
const mostHeight = 4000;

const toPage: Guards<ToPage['kind']> = {
  ready: () => true,
  enter: () => true,
  height: ({ px }) => typeof px === 'number' && px > 0 && px <= mostHeight,
  prefix: ({ digits }) => typeof digits === 'string' && /^\d{0,8}$/.test(digits),
  names: areNames,
  mended: ({ part }) => isCardPart(part),
  checked: ({ id, faults }) => isId(id) && areKeyedFaults(faults),
  sealed: (message) => isId(message.id) && isText(message.sealed, 500) && areNames(message),
  wrong: ({ id, faults }) => isId(id) && areKeyedFaults(faults),
  failed: ({ id, code }) => isId(id) && isOneOf(sealFailures, code),
};

/** Data of a message as one that is understood, null for anything else. */
const understood = (guards: Guards<string>, data: unknown): Parts | null => {
  if (!isParts(data) || typeof data.kind !== 'string' || !Object.hasOwn(guards, data.kind)) return null;
  return guards[data.kind]?.(data) ? data : null;
};

/** What a page said to the frame; null for what is no message of a page. */
export const readToFrame = (data: unknown): ToFrame | null => understood(toFrame, data) as ToFrame | null;

/** What the frame said to its page; null for what is no message of the frame. */
export const readToPage = (data: unknown): ToPage | null => understood(toPage, data) as ToPage | null;
