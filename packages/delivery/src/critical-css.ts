import type { StylePart, StyleSheet } from './style-sheet.ts';

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** A part that stays: its text, and the animation it steps through, if it is one's steps. */
interface Kept {
  text: string;
  steps?: string;
}

/** The rules of `sheets` that can touch `html`, in their order and layers. Fonts are left to the gateway. */
export function criticalCss(sheets: readonly StyleSheet[], html: string): string {
  const present = classesIn(html);
  const kept = keptOf(sheets.flat(), present);
  const animations = animationsIn(kept.map(({ text }) => text).join(''));
  return kept
    .filter(({ steps }) => steps === undefined || animations.has(steps))
    .map(({ text }) => text)
    .join('')
    .trimStart();
}

function keptOf(parts: readonly StylePart[], present: ReadonlySet<string>): Kept[] {
  return parts.flatMap((part): Kept[] => {
    if (part.kind === 'text') return [{ text: part.before + part.text }];
    if (part.kind === 'keyframes') return [{ text: part.before + part.text, steps: part.name }];
    if (part.kind === 'block') {
      const inside = keptOf(part.parts, present);
      return inside.length ? [{ text: part.before + part.head }, ...inside, { text: part.after }] : [];
    }
    const selectors = part.selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
    const list = selectors.map(({ text }) => text).join(part.comma);
    return selectors.length ? [{ text: part.before + list + part.body }] : [];
  });
}

const animationsIn = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
  );
