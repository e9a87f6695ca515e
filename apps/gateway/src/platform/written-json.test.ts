import { expect, test } from 'vitest';
import { keepWritten, writtenJson } from './written-json.ts';

test('a value is written as it always is, and once where its text is kept', () => {
  const value = { name: 'İğdır', list: [1, null] };
  expect(writtenJson(value)).toBe('{"name":"İğdır","list":[1,null]}');
  expect(writtenJson('text')).toBe('"text"');
  expect(writtenJson(null)).toBe('null');
  let times = 0;
  const told = {
    toJSON: () => {
      times += 1;
      return 'told';
    },
  };
  keepWritten(told, JSON.stringify(told));
  expect([writtenJson(told), writtenJson(told), times]).toEqual(['"told"', '"told"', 1]);
});
