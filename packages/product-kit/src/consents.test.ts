import { expect, test } from 'vitest';
import { saleConsents } from './consents.ts';

/* by hand: specification 5.16, and decision 0341 for what may not be a condition */
test('a sale asks for the notice, what data may be used for, and form, contract and special terms before it is paid', () => {
  expect(saleConsents.map(({ at, id, required }) => [at, id, required ? 'must' : 'may'])).toEqual([
    ['form', 'information-text', 'must'],
    ['form', 'personal-data', 'may'],
    ['form', 'marketing', 'may'],
    ['payment', 'pre-information', 'must'],
    ['payment', 'distance-sales-contract', 'must'],
    ['payment', 'special-terms', 'must'],
  ]);
});
