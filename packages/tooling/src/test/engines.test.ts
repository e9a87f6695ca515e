import { expect, it } from 'vitest';
import { differByEngine, gatewayTests, onEmbeddedDatabase, withoutDatabase } from './engines.ts';

it.each([...differByEngine.map(({ files }) => files), ...withoutDatabase])(
  '%s names tests that are there',
  (files) => {
    expect(gatewayTests(files)).not.toEqual([]);
  },
);

it('a pattern whose files were moved away is noticed', () => {
  expect(gatewayTests('**/moved-away/*.test.ts')).toEqual([]);
});

it('the embedded database runs a part, and every test that no server runs', () => {
  const embedded = onEmbeddedDatabase();
  expect(embedded.length).toBeLessThan(gatewayTests('**/*.test.ts').length / 2);
  expect(withoutDatabase.flatMap(gatewayTests).filter((file) => !embedded.includes(file))).toEqual([]);
});
