/**
 * A text as Arabic is printed: without vowel signs, whoever wrote it. A PDF writes a letter and the sign above it as one, and names
 * the letter by what it stood with first, so that May would be read again with a sign that stood in "days".
 */
export const withoutVowelSigns = (text: string): string => text.replace(/[\u064b-\u0652\u0670]/gu, '');
