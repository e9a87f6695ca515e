import { expect, test } from 'vitest';
import { byReactAlone } from './copies.ts';

test('a document keeps its elements and loses its scripts, its hints and what React notes in it', () => {
  const ours = [
    '<html><head><script type="importmap">{"a":"<!--"}</script><link rel="stylesheet" href="/a.css">',
    '<link rel="canonical" href="/"><script src="/a.js"></script></head>',
    '<body><!--$--><h1>Bir<!-- --> <b>iki</b></h1><!--/$--><script>x()</script></body></html>',
  ].join('');
  expect(byReactAlone(ours)).toBe(
    '<html><head><link rel="canonical" href="/"><script type="module" src="/hydrate.js"></script></head><body><h1>Bir <b>iki</b></h1></body></html>',
  );
});
