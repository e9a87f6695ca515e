import { longest, mostEntries } from '@sigorta/contracts/brand-contents';
import { httpsLink } from '@sigorta/validators/https-link';
import { chatNumber, coordinates, phone } from '@sigorta/validators/setting-shapes';
import { videoIdOf } from '@sigorta/validators/video-id';

export type ListName = keyof typeof mostEntries;

interface Line {
  kind: 'line';
  longest: number;
  /** numbers and addresses run from left to right in every language */
  ltr?: boolean;
  inputMode?: 'tel' | 'url';
  /** what is said when `fits` does not hold */
  wrong?: 'wrong.phone' | 'wrong.map' | 'wrong.link' | 'wrong.video' | 'wrong.chatNumber';
  fits?: (text: string) => boolean;
}

/** `words` is one text for each language, `hours` one span for each weekday. */
export type Part = { name: string; required?: boolean; hint?: boolean } & (
  | Line
  | { kind: 'words'; longest: number; isLong?: boolean }
  | { kind: 'hours' }
);

export interface ListShape {
  most: number;
  parts: readonly Part[];
  /** an entry is the value of its only part, not an object */
  isBare?: boolean;
  /** one of these must be there too */
  oneOf?: readonly string[];
}

const phoneLine = (name: string): Part => ({
  name,
  kind: 'line',
  longest: 25,
  ltr: true,
  inputMode: 'tel',
  wrong: 'wrong.phone',
  fits: (text) => phone.test(text),
});

const nameLine: Part = { name: 'ad', kind: 'line', longest: longest.name, required: true };

/** What an entry of each list consists of; the same rules by which the pages leave an entry out. */
export const listShapes: Record<ListName, ListShape> = {
  youtubeLink: {
    most: mostEntries.youtubeLink,
    isBare: true,
    parts: [
      {
        name: 'link',
        kind: 'line',
        longest: 300,
        ltr: true,
        inputMode: 'url',
        required: true,
        wrong: 'wrong.video',
        fits: (text) => videoIdOf(text) !== null,
      },
    ],
  },
  iddialar: {
    most: mostEntries.iddialar,
    isBare: true,
    parts: [{ name: 'cumle', kind: 'words', longest: longest.claim, required: true }],
  },
  yorumlar: {
    most: mostEntries.yorumlar,
    parts: [
      { ...nameLine, hint: true },
      { name: 'metin', kind: 'words', longest: longest.testimonial, isLong: true, required: true },
      { name: 'kaynak', kind: 'words', longest: longest.source, required: true, hint: true },
      {
        name: 'kaynakLink',
        kind: 'line',
        longest: 300,
        ltr: true,
        inputMode: 'url',
        wrong: 'wrong.link',
        fits: (text) => httpsLink(text) !== null,
      },
    ],
  },
  ofisler: {
    most: mostEntries.ofisler,
    oneOf: ['adres', 'telefon'],
    parts: [
      nameLine,
      { name: 'adres', kind: 'line', longest: longest.address },
      phoneLine('telefon'),
      {
        name: 'harita',
        kind: 'line',
        longest: 40,
        ltr: true,
        hint: true,
        wrong: 'wrong.map',
        fits: (text) => coordinates.test(text),
      },
    ],
  },
  chat_kisiler: {
    most: mostEntries.chat_kisiler,
    parts: [
      nameLine,
      {
        name: 'telefon',
        kind: 'line',
        longest: 25,
        ltr: true,
        inputMode: 'tel',
        required: true,
        hint: true,
        wrong: 'wrong.chatNumber',
        fits: (text) => chatNumber(text) !== null,
      },
      { name: 'gorev', kind: 'words', longest: longest.role },
      { name: 'saatler', kind: 'hours', hint: true },
    ],
  },
};
