import postcss, { type ChildNode, type Container, type Rule } from 'postcss';

/** A piece of a style sheet that stays or goes as a whole. */
export type StylePart =
  /** stays whatever the page is */
  | { kind: 'text'; before: string; text: string }
  /** stays while one of its selectors can hit */
  | { kind: 'rule'; before: string; selectors: readonly Selector[]; comma: string; body: string }
  /** stays while an animation of the page uses it */
  | { kind: 'keyframes'; before: string; name: string; text: string }
  /** stays while something in it stays */
  | { kind: 'block'; before: string; head: string; parts: readonly StylePart[]; after: string };

interface Selector {
  text: string;
  /** classes that the page must have */
  classes: readonly string[];
}

/** A parsed sheet: parsing costs far more than choosing from it, and hundreds of documents choose from the same. */
export type StyleSheet = readonly StylePart[];

/** Every class a selector needs; those it excludes with `:not(…)` do not count. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

/**
 * Reads a sheet once; its first rule begins on a line of its own. Comments are dropped, and so are fonts, which the
 * gateway writes.
 */
export const readStyleSheet = (css: string): StyleSheet => readParts(postcss.parse(`\n\n${css.trim()}`));

function readParts(container: Container): StylePart[] {
  const nodes = (container.nodes ?? []) as ChildNode[];
  return nodes.flatMap((node) => {
    const part = readPart(node, nodes.at(-1) !== node || container.raws.semicolon === true);
    return part ? [part] : [];
  });
}

function readPart(node: ChildNode, semicolon: boolean): StylePart | null {
  const before = node.raws.before ?? '';
  if (node.type === 'comment') return null;
  if (node.type === 'rule') return rulePart(node, before);
  if (node.type !== 'atrule' || !node.nodes) {
    return { kind: 'text', before, text: `${node.toString()}${semicolon ? ';' : ''}` };
  }
  if (node.name === 'font-face') return null;
  if (/keyframes$/.test(node.name)) {
    return { kind: 'keyframes', before, name: node.params, text: node.toString() };
  }
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}${node.raws.between ?? ''}{`;
  const after = `${node.raws.after ?? ''}}`;
  return { kind: 'block', before, head, parts: readParts(node as Container), after };
}

function rulePart(rule: Rule, before: string): StylePart {
  return {
    kind: 'rule',
    before,
    selectors: rule.selectors.map((text) => ({ text, classes: classesOf(text) })),
    comma: /,\s*/.exec(rule.selector)?.[0] ?? ',',
    body: rule.toString().slice(rule.selector.length),
  };
}
