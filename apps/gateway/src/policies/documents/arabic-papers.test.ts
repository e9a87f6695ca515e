import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noParts, type Sheet } from '../../documents/sheet.ts';
import { renderPdf } from '../../documents/typst.ts';
import { keepPapers, textsOf } from '../../testing/documents/kept-papers.ts';
import { isSeen, type SeenPaper, seenPaper } from '../../testing/documents/seen-text.ts';
import { faultsOf } from '../../testing/pdf-a/judge.ts';
import { unheard } from '../../testing/pdf-a/unheard.ts';
import { buyPapers, sold } from '../../testing/purchase/buy-papers.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';

const papers = keepPapers();

let market: Market;
beforeAll(async () => {
  market = await openMarket({ detailsMs: 50, detailsMarginMs: 10 });
});
afterAll(async () => {
  papers.end();
  await market.close();
});

const unseen = (paper: SeenPaper, texts: readonly string[]): string[] =>
  texts.filter((text) => !isSeen(paper, text));

/* three a time, all in six */
test.each(partOf(6, sold, everyThirdDay))(
  'quote, policy and receipt of %s in Arabic are met in their order by an eye',
  async (product) => {
    papers.made.length = 0;
    const purchaseId = await buyPapers(market, product, 'ar');
    const { made } = papers;
    expect(made.length).toBeGreaterThanOrEqual(2);
    for (const { bytes, sheet } of made) {
      expect(await faultsOf(bytes)).toEqual([]);
      expect(await unheard(bytes, sheet)).toEqual([]);
    }
    const seen = await Promise.all(made.map(({ bytes }) => seenPaper(bytes)));
    for (const [at, paper] of seen.entries()) expect(unseen(paper, textsOf(made[at]?.sheet))).toEqual([]);
    /* what stands on the policy by the insurer's own books, past the gateway */
    const { policyNo, terms } = (await market.look(`policies?reference=${purchaseId}`)).policies[0].policy;
    const facts = [
      policyNo,
      terms.insurer.legalName,
      terms.insurer.address,
      ...terms.claims.map(({ phone }: { phone: string }) => phone),
    ];
    const policy = seen.find((paper) => isSeen(paper, 'وثيقة تأمين') && isSeen(paper, 'Poliçe no'));
    expect(policy && unseen(policy, facts)).toEqual([]);
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>';
const sheet = (values: { text: string; ltr?: true }[], notes: string[] = []): Sheet => ({
  lang: 'ar',
  rtl: true,
  date: [2026, 11, 21],
  title: 'وثيقة',
  brand: 'Sigorta Çarşısı',
  colour: '#0a6270',
  mark: svg,
  insurer: { name: 'Turnagöl Sigorta', mark: svg },
  kicker: 'وثيقة',
  heading: 'السفر',
  lead: null,
  panel: { label: 'رقم الوثيقة', value: 'TUR1234567890', rows: [] },
  facts: [{ label: 'قيمة', values }],
  ...noParts,
  notes,
  footer: 'Sigorta Çarşısı',
});

const whole = ['0850 000 00 00', '1.147,84 TL', '+90 212 000 04 02', '30.000 €'];

test.each(whole)(
  '%s that nobody keeps in order is found turned, and kept in order it is read',
  async (text) => {
    const turned = await seenPaper(await renderPdf(sheet([{ text }])));
    const kept = await seenPaper(await renderPdf(sheet([{ text, ltr: true }])));
    expect([isSeen(turned, text), isSeen(kept, text)]).toEqual([false, true]);
  },
);

test('a name of two words, a date and a sentence over several lines are read, changed ones are not', async () => {
  const long =
    'تدفع الشركة تكاليف العلاج الطارئ في بلد السفر حتى الحد المكتوب في الجدول، ولا تدفع ما بدأ قبل الوثيقة. '.repeat(
      3,
    );
  const paper = await seenPaper(
    await renderPdf(sheet([{ text: 'Defne Aydın' }, { text: '12 مايو 2027 24:00' }], [long])),
  );
  expect(unseen(paper, ['Defne Aydın', '12 مايو 2027 24:00', long])).toEqual([]);
  for (const wrong of ['Aydın Defne', '2027 مايو 12', '12 مايو 2027 00:24', long.replace('الطارئ', '')])
    expect(isSeen(paper, wrong), wrong).toBe(false);
});
