import { describe, expect, test } from 'vitest';
import { type Claimant, clashesOf } from './claims.ts';

const umbrella: Claimant = { id: 'umbrella', order: 1, paths: { form: '/umbrella', offers: undefined } };
const boots: Claimant = { id: 'boots', order: 2, paths: { form: '/boots', offers: undefined } };
const told = (...claimants: Claimant[]) =>
  clashesOf(claimants).map(({ claim, first, second }) => `${claim}: ${first.id}, ${second.id}`);

describe('what two products claim', () => {
  test('is nothing where each has an id, a place and addresses of its own', () => {
    expect(told(umbrella, boots)).toEqual([]);
  });

  test.each([
    ['an id', { id: 'umbrella' }, 'id umbrella: umbrella, umbrella'],
    ['a place', { order: 1 }, 'order 1: umbrella, boots'],
    ['an address', { paths: { form: '/umbrella' } }, 'path /umbrella: umbrella, boots'],
    ['an address under another name', { aliases: ['/umbrella'] }, 'path /umbrella: umbrella, boots'],
  ])('is %s', (_, changed, claim) => {
    expect(told(umbrella, { ...boots, ...changed })).toEqual([claim]);
  });
});
