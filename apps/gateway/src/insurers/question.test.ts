import { expect, test } from 'vitest';
import { questionOnce } from './question.ts';
import { elementsOf } from './soap-wire.ts';

const head = { product: 'dask' };
const tail = {
  language: 'tr',
  application: { name: 'A & "B"', list: [1, null, true], left: undefined },
  phase: 'price',
};

test('each insurer is sent what it would be sent alone, byte for byte', () => {
  const question = questionOnce(head, tail);
  for (const reference of ['q1-turnagol', 'q1-"odd"&']) {
    const alone = { ...head, reference, ...tail };
    expect(question.json(reference)).toBe(JSON.stringify(alone));
    expect(question.elements(reference, elementsOf)).toBe(elementsOf(alone));
  }
});

test('it is put into words once', () => {
  let times = 0;
  const told = {
    toJSON: () => {
      times += 1;
      return 'told';
    },
  };
  const question = questionOnce(head, { told });
  expect([question.json('a'), question.json('b')]).toEqual([
    '{"product":"dask","reference":"a","told":"told"}',
    '{"product":"dask","reference":"b","told":"told"}',
  ]);
  expect(times).toBe(1);
});
