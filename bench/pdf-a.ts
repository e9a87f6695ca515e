import { languages } from '@sigorta/i18n/language';
import { keepPapers } from '../apps/gateway/src/testing/documents/kept-papers.ts';
import { faultsOf, rules } from '../apps/gateway/src/testing/pdf-a/judge.ts';
import { unheard } from '../apps/gateway/src/testing/pdf-a/unheard.ts';
import { buyPapers, fitsAnAuthority, sold } from '../apps/gateway/src/testing/purchase/buy-papers.ts';
import { openMarket } from '../apps/gateway/src/testing/purchase/market.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/*
 * Every product bought in every language: its quote, policy with certificate, and receipt judged by the rules of PDF/A-2a and read by a reader
 * that follows the file. `pnpm --filter bench pdf-a [words of products…]`
 */
const wanted = process.argv.slice(2);
const products = sold.filter((product) => wanted.length === 0 || wanted.includes(product));

type Kind = 'policy' | 'certificate' | 'receipt' | 'quote';

/** A policy with a page for an authority is counted as a certificate. */
function kindOf(sheet: unknown): Kind {
  const { certificate, verify, parties } = sheet as {
    certificate: unknown;
    verify: unknown;
    parties: unknown[];
  };
  if (certificate) return 'certificate';
  if (verify) return 'policy';
  return parties.length > 0 ? 'receipt' : 'quote';
}

await withCleanup(async (later) => {
  console.log(machine());
  const began = performance.now();
  const papers = keepPapers();
  const market = await openMarket({ detailsMs: 50, detailsMarginMs: 10 }, { RATE_LIMIT_FACTOR: '1000' });
  later(market.close);
  const counts = new Map<string, number>();
  const found: string[] = [];
  for (const product of products)
    for (const language of languages) {
      papers.made.length = 0;
      await buyPapers(market, product, language);
      await buyPapers(market, product, language, fitsAnAuthority);
      for (const { bytes, sheet } of papers.made) {
        const kind = kindOf(sheet);
        const key = `${kind} ${language}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        const lost = (await unheard(bytes, sheet)).map((text) => `not heard: ${text}`);
        found.push(
          ...[...(await faultsOf(bytes)), ...lost].map((fault) => `${product} ${language} ${kind}: ${fault}`),
        );
      }
    }
  const kinds: Kind[] = ['quote', 'policy', 'certificate', 'receipt'];
  const rows = kinds.map((kind) => [
    kind,
    ...languages.map((language) => counts.get(`${kind} ${language}`) ?? 0),
  ]);
  console.log(table(['papers', ...languages], rows));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${all} papers of ${products.length} products, ${rules.length} rules, ${seconds} s: ${found.length} faults.`,
  );
  for (const fault of found) console.log(`- ${fault}`);
  /* a policy and a receipt of each product in each language at least */
  if (found.length > 0 || all < products.length * languages.length * 2) process.exitCode = 1;
});
