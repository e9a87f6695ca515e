import { expect, test } from 'vitest';
import { answersToPrice, root } from './answers-to-price.ts';

const fewAnswers = 5;

test('thirteen of eighteen products show one person a price after five answers', async () => {
  const all = await answersToPrice(root, '2026-11-23');
  expect(all).toHaveLength(18);
  expect(all.filter(({ alone }) => alone.asked <= fewAnswers).length).toBeGreaterThanOrEqual(13);
  const abroad = all.find(({ sample }) => sample.product === 'foreign-travel')?.sample;
  expect(abroad).toMatchObject({ persons: 2, price: 5 });
  /* sixteen is the aim; it may only fall */
  expect(abroad?.inAll).toBeLessThanOrEqual(25);
  /* by hand: two numbers of the paper stand for year and value of kasko, for type, province and step of traffic */
  const byRegister = Object.fromEntries(
    all.map(({ alone }) => [
      alone.product,
      [alone.askedByRegister - alone.asked, alone.inAllByRegister - alone.inAll],
    ]),
  );
  expect(byRegister).toMatchObject({ kasko: [0, -3], traffic: [-1, -3], 'foreign-travel': [0, 0] });
  for (const { sample, alone } of all) {
    expect(sample.price).toBeGreaterThan(0);
    expect(sample.price, sample.product).toBeLessThan(sample.whole);
    expect(alone.price, alone.product).toBeLessThanOrEqual(sample.price);
  }
});
