import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanXml } from './scan-xml.ts';
import { elementsOf, soapEnvelope } from './soap-wire.ts';
import { parseXml } from './xml.ts';

const whole = (text: string) => parseXml(Buffer.from(text, 'utf8'));

const content = fc.letrec<{ value: unknown; list: unknown; struct: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', ' ', '\n ', 'a & b', '<', '"quoted"', "it's", 'Ağrı İğdır'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('struct'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  struct: fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z0-9_.-]{0,8}$/), tie('value'), { maxKeys: 5 }),
})).struct;

test('what programs write is read as the reader of all of XML reads it', () => {
  fc.assert(
    fc.property(content, (struct) => {
      const text = soapEnvelope('QuoteResponse', elementsOf(struct as object));
      const scanned = scanXml(text);
      expect(scanned).not.toBeNull();
      expect(scanned).toEqual(whole(text));
    }),
    { numRuns: 300 },
  );
});

test.each([
  '<a/>',
  '<a></a>',
  '<a>\n  <b>1</b>\n  <b>2</b>\n</a>',
  '<?xml version=\'1.0\'?>\n<n:a xmlns:n="u" n:x="1" y="2">text<n:b/>more</n:a>',
  '<a x="&lt;&amp;&quot;"> &gt; &apos; </a>',
  '<a x="1" x="2">t</a>',
  '<a ><b\n c="d" ></b ></a >',
  '<a>&amp;lt;</a>',
])('%j is read in the quick way, and the same', (text) => {
  expect(scanXml(text)).toEqual(whole(text));
});

test('tags that are met again, and more of them than are kept, are read the same', () => {
  const text = Array.from(
    { length: 3_000 },
    (_, at) => `<n:a${at % 2_500} x="${at}"><b>1</b></n:a${at % 2_500}>`,
  );
  const all = `<all>${text.join('')}</all>`;
  expect([scanXml(all), scanXml(all)]).toEqual([whole(all), whole(all)]);
});

test.each([
  '<a x=">">1</a>',
  '<a><!-- c --></a>',
  '<a><![CDATA[x]]></a>',
  '<a>&#65;</a>',
  '<a>&other;</a>',
  '<!DOCTYPE a><a/>',
  '<a><b></a></b>',
  '<a>',
  '</a>',
  'text',
  '<a/><b/>',
  "<a x='1'/>",
  '<constructor/>',
  '<__proto__>x</__proto__>',
  '<a:b:c/>',
])('%j is left to the reader of all of XML', (text) => {
  expect(scanXml(text)).toBeNull();
});
