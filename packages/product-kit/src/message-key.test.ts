import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { type Fault, faultsOf, messageKey, optionKey, textPrefix } from './message-key.ts';

const field = (declared: object): Field => ({ name: 'one', wire: 'bir', ...declared }) as Field;

/* by hand: what can be wrong with a field of each kind (specification, part 5), and only what it declares a bound for */
test.each<[object, Fault[]]>([
  [{ kind: 'text' }, ['error']],
  [{ kind: 'personName' }, ['error', 'error.letters']],
  [{ kind: 'nationalId' }, ['error', 'error.length', 'error.checksum']],
  [{ kind: 'taxNumber' }, ['error', 'error.length', 'error.checksum']],
  [{ kind: 'phone' }, ['error', 'error.international']],
  [{ kind: 'birthDate' }, ['error', 'error.required', 'error.future']],
  [{ kind: 'birthDate', minAge: 18 }, ['error', 'error.required', 'error.future', 'error.tooYoung']],
  [{ kind: 'birthDate', maxAge: 65 }, ['error', 'error.required', 'error.future', 'error.tooOld']],
  [{ kind: 'date' }, ['error']],
  [{ kind: 'date', minDays: 0 }, ['error', 'error.past']],
  [{ kind: 'date', maxDays: 30 }, ['error', 'error.tooLate']],
  [{ kind: 'date', notBefore: 'other' }, ['error', 'error.order']],
  /* bounds of another kind say nothing */
  [{ kind: 'text', minAge: 18, maxAge: 65, minDays: 0, maxDays: 30, notBefore: 'other' }, ['error']],
])('%j can be wrong in %j', (declared, faults) => {
  expect(faultsOf(field(declared))).toEqual(faults);
});

test('a field’s texts stand under its name, or under the name of its own text', () => {
  expect(textPrefix(field({}))).toBe('field.one');
  expect(textPrefix(field({ text: 'field.two' }))).toBe('field.two');
  expect(messageKey(field({}))).toBe('field.one.error');
  expect(messageKey(field({}), 'error.past')).toBe('field.one.error.past');
  expect(optionKey(field({}), { value: 'yes' })).toBe('field.one.yes');
});
