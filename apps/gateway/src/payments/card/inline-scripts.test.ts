import { expect, test } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

test.each<[string, string, string[]]>([
  ['none', '<form action="https://bank.example"></form>', []],
  [
    'one that sends the form',
    '<body><script>document.forms[0].submit()</script >',
    ['document.forms[0].submit()'],
  ],
  ['one with a type, in capitals', '<SCRIPT type="text/javascript">a()</SCRIPT>', ['a()']],
  ['one from elsewhere is none of the page', '<script src = "https://x.example/a.js"></script>', []],
  [
    'two, with one from elsewhere between them',
    '<script>a</script><script src=b></script><script>c</script>',
    ['a', 'c'],
  ],
  [
    'one that writes another',
    '<script>write("<script src=x><\\/script>")</script>',
    ['write("<script src=x><\\/script>")'],
  ],
  ['one that is never closed does not run', '<script>a', []],
])('the scripts of a page: %s', (_what, html, texts) => {
  expect(inlineScripts(html)).toEqual(texts);
});

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test('four times the scripts that nobody closes take about four times as long, not sixteen', () => {
  const page = (many: number) => '<script>'.repeat(many);
  const least = (many: number) =>
    Math.min(...Array.from({ length: 25 }, () => cpuMs(() => inlineScripts(page(many)))));
  expect(least(400_000)).toBeLessThan(10 * Math.max(least(100_000), 1));
});
