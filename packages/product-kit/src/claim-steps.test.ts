import { describe, expect, test } from 'vitest';
import { claimKeys, toldSteps } from './claim-steps.ts';

const texts = {
  'claim.car.deadline': 'Tell the insurer within {{days}} days.',
  'claim.car.call': 'Call first.',
  'claim.car.photo': 'Take pictures.',
  'claim.car.papers': 'Keep the papers.',
  'claim.pet.call': 'Call the vet.',
};

describe('what a holder does when something happened', () => {
  test('is read in the order of doing it, with the days of the conditions', () => {
    expect(toldSteps({ as: 'car', days: 5 }, texts)).toEqual([
      { step: 'call', text: 'Call first.' },
      { step: 'photo', text: 'Take pictures.' },
      { step: 'papers', text: 'Keep the papers.' },
      { step: 'deadline', text: 'Tell the insurer within 5 days.' },
    ]);
  });

  test('leaves the place of a number empty where the conditions name none', () => {
    expect(toldSteps({ as: 'car' }, texts).at(-1)?.text).toBe('Tell the insurer within  days.');
  });

  test('is what the family wrote of it, and nothing of a product without claims', () => {
    expect(toldSteps({ as: 'pet' }, texts)).toEqual([{ step: 'call', text: 'Call the vet.' }]);
    expect(toldSteps(undefined, texts)).toEqual([]);
  });

  test('needs a sentence for each step', () => {
    expect(claimKeys({ as: 'pet' })).toEqual([
      'claim.pet.call',
      'claim.pet.photo',
      'claim.pet.papers',
      'claim.pet.deadline',
    ]);
  });
});
