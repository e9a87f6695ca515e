import { expect, test } from 'vitest';
import { journeyPages, pagesInOrder } from './journey-pages.ts';

test('the steps stand in the buyer’s order', () => {
  expect(pagesInOrder).toEqual(['form', 'offers', 'particulars', 'payment', 'createPolicy', 'policy']);
});

test('of a product only the form is drawn before somebody asks for it: the others are personal', () => {
  expect(pagesInOrder.filter((page) => journeyPages[page].rendering === 'prerendered')).toEqual(['form']);
});
