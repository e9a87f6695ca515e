/*
 * Signs that show nothing or turn their neighbours around: soft hyphens, marks and overrides of direction, spaces of no width,
 * fillers, tags. Copied texts carry them unseen, so they go.
 */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\u034f|\u17b4|\u17b5/gu;

/* joiners have a meaning inside words of some scripts and inside emoji, nowhere else */
const looseJoiners =
  /(?<!\p{L}|\p{M}|\p{Extended_Pictographic})(?:\u200c|\u200d)|(?:\u200c|\u200d)(?!\p{L}|\p{M}|\p{Extended_Pictographic})/gu;

/** What somebody meant to write: without unseen signs and spaces at the ends, lines ended by `\n`, tabs made spaces. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(looseJoiners, '')
    .trim();

/** The same on one line. */
export const tidyLine = (text: string): string =>
  tidyText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** True for a tidy text that shows something and holds no control sign, no half of a sign and none of private use. */
export const isVisibleText = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !/[^\P{Cc}\n]|[\p{Cs}\p{Co}\p{Cn}]/u.test(text);

/* the fonts of our papers: Latin, Cyrillic, Greek and Arabic letters, and what is common to all scripts but pictures */
const unprinted =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Inherited}\p{Script=Common}]|(?![\d#*©®™])\p{Emoji}|\p{Extended_Pictographic}(?<![©®™])/u;

/** True for a visible text that our papers can print on one line. */
export const isPrintableText = (text: string): boolean =>
  isVisibleText(text) && !text.includes('\n') && !unprinted.test(text);
