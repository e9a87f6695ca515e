import { discoverProducts } from '@sigorta/product-kit/discover';
import { allLabels, askedOffers, asLabel, labelKey, secondReading } from './lists/what-if.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';

/** Scenarios × offers against the labels made by hand; fails on a wrong yes, and on fewer than 85 answers in a hundred. */
const products = await discoverProducts(root);
const [asked, labels, second] = await Promise.all([
  askedOffers(products),
  allLabels(products),
  secondReading(),
]);

const isYes = (label: string | undefined): boolean => label !== undefined && /^(?:pays|partly)/.test(label);

const rows = [...new Set(asked.map(({ product }) => product))].map((product) => {
  const offers = asked.filter((one) => one.product === product);
  const cells = offers.flatMap(({ insurer, offer, pages }) =>
    (offer.whatIf ?? []).map((what) => ({
      label: labels.get(labelKey(product, what.scenario, insurer)),
      given: asLabel(what),
      said: what.answer !== 'not-said',
      quotes: what.clauses.map((number) => ({
        page: pages,
        clause: offer.clauses?.find((one) => one.number === number),
      })),
    })),
  );
  const quotes = cells.flatMap((cell) => cell.quotes);
  return {
    product,
    scenarios: new Set(offers.flatMap(({ offer }) => (offer.whatIf ?? []).map(({ scenario }) => scenario)))
      .size,
    offers: offers.length,
    cells: cells.length,
    answered: cells.filter(({ said }) => said).length,
    wrongYes: cells.filter(({ given, label }) => isYes(given) && given !== label).length,
    otherThanLabel: cells.filter(({ given, label }) => given !== label).length,
    quotes: quotes.length,
    notVerbatim: quotes.filter(
      ({ page, clause }) => !clause || !page[(clause.page ?? 0) - 1]?.includes(clause.tr),
    ).length,
  };
});

const sum = (of: (row: (typeof rows)[number]) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
const whole = {
  product: 'all',
  scenarios: sum(({ scenarios }) => scenarios),
  offers: sum(({ offers }) => offers),
  cells: sum(({ cells }) => cells),
  answered: sum(({ answered }) => answered),
  wrongYes: sum(({ wrongYes }) => wrongYes),
  otherThanLabel: sum(({ otherThanLabel }) => otherThanLabel),
  quotes: sum(({ quotes }) => quotes),
  notVerbatim: sum(({ notVerbatim }) => notVerbatim),
};
console.log(
  table(
    [
      'product',
      'scenarios',
      'offers',
      'asked',
      'answered',
      'wrong yes',
      'not as labelled',
      'quotes',
      'not verbatim',
    ],
    [...rows, whole].map((row) => Object.values(row).map(String)),
  ),
);
const share = whole.answered / whole.cells;
console.log(`answered: ${(100 * share).toFixed(1)} %`);

/* who read apart from the labels and the code may be stricter than both, and may not meet a yes that nothing says */
const apart = asked.flatMap(({ product, insurer, offer }) =>
  (offer.whatIf ?? []).map((what) => {
    const key = labelKey(product, what.scenario, insurer);
    return { key, given: asLabel(what), read: second.get(key) };
  }),
);
const others = apart.filter(({ given, read }) => given !== read);
const notShared = others.filter(({ given, read }) => isYes(given) && !isYes(read));
console.log(
  `second reader: ${apart.length - others.length} of ${apart.length} the same, yeses not shared: ${notShared.length}`,
);
for (const { key, given, read } of others) console.log(`  ${key}: ${given}, read as ${read}`);

const isWrong = whole.wrongYes + whole.otherThanLabel + whole.notVerbatim + notShared.length > 0;
process.exitCode = isWrong || share < 0.85 ? 1 : 0;
