import { answersToPrice, root } from './lists/answers-to-price.ts';
import { table } from './print/table.ts';

/** How many answers a visitor gives before the first offers: with the whole form, and with what a price needs. */
const all = await answersToPrice(root, new Date().toISOString().slice(0, 10));
const sum = (of: (one: (typeof all)[number]) => number): number =>
  all.reduce((total, one) => total + of(one), 0);
const rows = all.map(({ sample, alone }) => [
  sample.product,
  sample.persons,
  sample.whole,
  sample.price,
  alone.whole,
  alone.price,
  alone.asked,
  alone.askedByRegister,
  sample.inAll,
  alone.inAll,
  alone.inAllByRegister,
  sample.inAllByPapers,
  alone.inAllByPapers,
]);
const totals = [
  'sum',
  sum(({ sample }) => sample.persons),
  sum(({ sample }) => sample.whole),
  sum(({ sample }) => sample.price),
  sum(({ alone }) => alone.whole),
  sum(({ alone }) => alone.price),
  sum(({ alone }) => alone.asked),
  sum(({ alone }) => alone.askedByRegister),
  sum(({ sample }) => sample.inAll),
  sum(({ alone }) => alone.inAll),
  sum(({ alone }) => alone.inAllByRegister),
  sum(({ sample }) => sample.inAllByPapers),
  sum(({ alone }) => alone.inAllByPapers),
];
const head = [
  'product',
  'persons',
  'whole form',
  'for the price',
  'whole form, one',
  'for the price, one',
  'asked, one',
  'asked with the register, one',
  'until paid',
  'until paid, one',
  'until paid with the register, one',
  'until paid, papers read',
  'until paid, papers read, one',
];
console.log(table(head, [...rows, totals]));
const few = all.filter(({ alone }) => alone.asked <= 5).length;
console.log(`${few} of ${all.length} products show one person a price after five answers or fewer.`);
