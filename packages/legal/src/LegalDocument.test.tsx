import { languages } from '@sigorta/i18n/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fill } from './fill.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { loadDocument } from './load-document.ts';
import { legalTexts } from './texts/all.ts';

describe.each(languages)('in %s', (language) => {
  test('a document has its language, its direction and a heading for every article', async () => {
    const contract = fill(await loadDocument('distance-sales-contract', language), {
      buyerName: 'A <b> & C',
    });
    const html = renderToStaticMarkup(
      <LegalDocument document={contract} texts={legalTexts[language]} titleId="t" />,
    );
    expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html.match(/<h3/g)).toHaveLength(9);
    expect(html).toMatch(/<h2[^>]* id="t"/);
    expect(html).toContain('A &lt;b&gt; &amp; C');
    expect(html).toContain('<time dateTime="2026-11-26">');
  });

  test('a telephone number stays on one line', async () => {
    const notice = fill(await loadDocument('personal-data-notice', language), {
      companyPhone: '0850 000 00 00',
    });
    const html = renderToStaticMarkup(<LegalDocument document={notice} texts={legalTexts[language]} />);
    expect(html).toContain('0850\u00A0000\u00A000\u00A000');
  });

  test('only translations say that the Turkish text is binding', async () => {
    const notice = fill(await loadDocument('personal-data-notice', language), {});
    const html = renderToStaticMarkup(<LegalDocument document={notice} texts={legalTexts[language]} />);
    expect(html.includes(legalTexts[language]['legal.binding'])).toBe(language !== 'tr');
  });
});
