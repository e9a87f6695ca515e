import postcss, { type Container } from 'postcss';

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Every class a selector needs; those it excludes with `:not(…)` do not count. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

/** The rules of `css` that can touch `html`, in their order and layers. Fonts are left to the gateway. */
export function criticalCss(css: string, html: string): string {
  const present = classesIn(html);
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      /keyframes$/.test(String(rule.parent.name))
    )
      return;
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => present.has(name)));
    if (kept.length) rule.selectors = kept;
    else rule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  dropEmpty(root);
  const animations = new Set(
    [...root.toString().matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) =>
      value.split(/[\s,]+/),
    ),
  );
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  return root.toString();
}

/** Removes blocks that lost all their rules; `@layer a, b;` has no block and stays. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}
