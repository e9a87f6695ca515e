import { expect, test } from 'vitest';
import { embedSnippet } from './embed-snippet.ts';

const product = { id: 'pet', name: 'Evcil "Hayvan" & <dost>', paths: { form: '/pati-sigortasi' } };
const origin = 'https://site.example';

test('on our host the code names the partner, in the element and in its link', () => {
  const code = embedSnippet({ partner: 'kaya', hosts: [], product, language: 'ar', origin });
  expect(code).toMatch(
    /src="https:\/\/site\.example\/gomulu\/eleman-\d+\.js"\n {2}integrity="sha384-[A-Za-z0-9+/]{64}"/,
  );
  expect(code).toContain('<sigorta-carsisi product="pet" lang="ar" partner="kaya">');
  expect(code).toContain('<a href="https://site.example/ar/pati-sigortasi?ortak=kaya">');
  expect(code).toContain('Evcil &quot;Hayvan&quot; &amp; &lt;dost></a>');
});

test('a host of the partner’s own says whose it is', () => {
  const code = embedSnippet({
    partner: 'kaya',
    hosts: ['sigorta.kaya.example'],
    product,
    language: 'tr',
    origin,
  });
  expect(code).toContain('src="https://sigorta.kaya.example/gomulu/');
  expect(code).not.toMatch(/partner=|ortak=/);
});
