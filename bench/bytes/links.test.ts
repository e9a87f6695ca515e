import { expect, test } from 'vitest';
import { startFiles } from './links.ts';

test('a document asks for its scripts, styles, fonts and the pictures it shows at once', () => {
  const html = `<link rel="canonical" href="/x"><link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>
<link rel="modulepreload" href="/a.js"><script type="module" src="/b.js"></script>
<script type="application/json" id="boot">{}</script><link rel="stylesheet" href="/c.css">
<img src="/now.svg" alt=""><img src="/later.svg" alt="" loading="lazy">`;
  expect(startFiles(html)).toEqual({
    js: ['/a.js', '/b.js'],
    css: ['/c.css'],
    fonts: ['/f.woff2'],
    pictures: ['/now.svg'],
  });
});
