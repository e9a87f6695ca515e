import { operations } from '@sigorta/contracts/operations/table';
import { commonTexts } from '@sigorta/i18n/texts/all';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';

const nonsense = [{}, { card: {}, billing: { provinceId: 'x' } }, { eposta: 'x' }, { ilId: 0, dil: 'de' }];

test.each(Object.entries(operations))('%s refuses fields in words of our own texts', (_, { request }) => {
  for (const input of nonsense) {
    const errors = fieldErrorsOf(v.safeParse(request, input).issues ?? []);
    expect(errors.filter(({ message }) => !(message in commonTexts.tr))).toEqual([]);
  }
});

test('a message that is a key is kept', () => {
  const { issues = [] } = v.safeParse(v.object({ a: v.string('field.email.error') }), { a: 1 });
  expect(fieldErrorsOf(issues)).toEqual([{ field: 'a', message: 'field.email.error' }]);
});
