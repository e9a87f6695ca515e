const called = /((?<![\w.])[\w.]+|\))\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2\s*,/g;
const isTest = /^(\)|(it|test|describe)(\.(each|for|concurrent|describe|serial))*)$/;

/** Titles of the tests and groups that a test file runs; what is skipped, left for later or meant to fail is none of them. */
export function testTitles(source: string): Set<string> {
  const titles = [...source.matchAll(called)]
    .filter(([, callee = '']) => isTest.test(callee))
    .map(([, , , title = '']) => title.replace(/\\(['"`])/g, '$1'));
  return new Set(titles);
}
