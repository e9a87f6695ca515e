import { expect, test } from 'vitest';
import { coverageExplanation, coverageName, declineReason, exclusionName } from './coverage-names.ts';

const texts = {
  'coverage.rain': 'Rain',
  'coverage.rain.explain': 'A new umbrella.',
  'exclusion.sun': 'Sun',
  'decline.age': 'Not at this age.',
};

test('coverages, exclusions and declines are called what the product calls them', () => {
  expect(coverageName(texts, 'rain')).toBe('Rain');
  expect(coverageExplanation(texts, 'rain')).toBe('A new umbrella.');
  expect(exclusionName(texts, 'sun')).toBe('Sun');
  expect(declineReason(texts, 'age')).toBe('Not at this age.');
});

test('a code without a name shows itself, a sentence nobody wrote is empty', () => {
  expect(coverageName(texts, 'wind')).toBe('wind');
  expect(exclusionName(texts, 'wind')).toBe('wind');
  expect(coverageExplanation(texts, 'wind')).toBe('');
  expect(declineReason(texts, 'size')).toBe('');
});
