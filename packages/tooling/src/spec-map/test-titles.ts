const called = /((?<![\w.])[\w.]+|\))\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2\s*,/g;
const isTest = /^(\)|(it|test|describe)(\.(each|for|concurrent|describe|serial))*)$/;

/* a page's sentences are tests by their own words (e2e/sentences) */
const sentence = /\bsentence:\s+(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Titles of the tests and groups that a test file runs; what is skipped, left for later or meant to fail is none of them. */
export function testTitles(source: string): Set<string> {
  const tests = [...source.matchAll(called)]
    .filter(([, callee = '']) => isTest.test(callee))
    .map(([, , , title = '']) => title);
  const said = [...source.matchAll(sentence)].map(([, , title = '']) => title);
  return new Set([...tests, ...said].map((title) => title.replace(/\\(['"`])/g, '$1')));
}
