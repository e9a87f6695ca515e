/**
 * How a setting is written: a line, several lines, a colour, a font's name, a picture's path on our origin, a switch, ids of
 * categories, a list as JSON, hours of a week, words by language, a number, an effect of the chat's popup, origins one
 * a line, an arrangement of the home page, a product, sections of the home page.
 */
export type SettingKind =
  | 'line'
  | 'words'
  | 'colour'
  | 'font'
  | 'picture'
  | 'switch'
  | 'categories'
  | 'list'
  | 'hours'
  | 'languages'
  | 'number'
  | 'effect'
  | 'origins'
  | 'arrangement'
  | 'product'
  | 'sections';

/** In the order of the panel's editor. */
export const settingSections = [
  'brand',
  'home',
  'products',
  'frame',
  'footer',
  'chat',
  'embed',
  'transfer',
  'technical',
] as const;
export type SettingSection = (typeof settingSections)[number];

export interface SettingRow {
  kind: SettingKind;
  /** where staff type it, and under which head the docs tell it */
  section: SettingSection;
  /** of a switch: what holds while it was never set */
  unset?: boolean;
  /** what stands there while nothing, or nothing that fits, is set */
  otherwise: string;
  /** what a visitor sees of it, and on which page */
  changes: string;
  /** who can see it: whoever reads the page as it is sent, only a browser that runs it, or only a buyer who pays */
  seen: 'page' | 'browser' | 'payment';
  /** the panel explains it below the field */
  hint?: true;
}
