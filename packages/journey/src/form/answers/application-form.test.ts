import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { openForm } from './application-form.ts';

const person = (firstName: string): FieldValues => ({ firstName });
const start = (): Application => ({ region: 'europe', insured: [person('Ada'), person('Can')] });
const wrong = (...fields: string[]) => fields.map((field) => ({ field, message: `${field}!` }));

test('an answer is put beside the others, and what was read before stays what it was', () => {
  const form = openForm(start());
  const before = form.values();
  form.answer('region', 'other');
  form.put('insured.1.firstName', 'Cem');
  expect(form.values()).toEqual({ region: 'other', insured: [person('Ada'), person('Cem')] });
  expect(before).toEqual(start());
  expect(form.valueAt('insured.1.firstName')).toBe('Cem');
  expect(form.values().insured?.[0]).toBe(before.insured?.[0]);
});

test('somebody who is not there is not invented', () => {
  const form = openForm(start());
  form.put('insured.7.firstName', 'Ece');
  expect(form.values()).toEqual(start());
});

test('who watches hears of every answer by hand, and of what the page changes', () => {
  const form = openForm(start());
  const heard: unknown[] = [];
  const unwatch = form.watch((change) => heard.push(change));
  form.answer('region', 'europe');
  form.put('region', 'europe');
  form.put('region', 'other');
  form.setErrors(wrong('region'));
  form.reset(start());
  unwatch();
  form.answer('region', 'other');
  expect(heard).toEqual([
    { path: 'region', byHand: true },
    { path: 'region', byHand: false },
    { byHand: false },
  ]);
});

test('errors are told when they change and not when the same come again', () => {
  const form = openForm(start());
  let told = 0;
  form.hear(() => told++);
  form.setErrors(wrong('region', 'insured.0.firstName'));
  form.setErrors(wrong('region', 'insured.0.firstName'));
  form.setErrorAt('region', 'region!');
  form.setErrorAt('email', null);
  expect(told).toBe(1);
  form.setErrorAt('region', null);
  expect(told).toBe(2);
  expect(form.errors()).toEqual(wrong('insured.0.firstName'));
  form.reset(start());
  expect(form.errors()).toEqual([]);
});

test('one field has one error, and those of persons stand together, one person after the other', () => {
  const form = openForm(start());
  form.setErrors([...wrong('insured.1.firstName', 'phone'), { field: 'phone', message: 'again' }]);
  form.setErrorAt('insured.0.firstName', 'missing');
  form.setErrorAt('insured.1.firstName', 'short');
  expect(form.errors()).toEqual([
    { field: 'insured.0.firstName', message: 'missing' },
    { field: 'insured.1.firstName', message: 'short' },
    { field: 'phone', message: 'again' },
  ]);
});

test('who moves keeps their name and what is wrong with them, who goes takes it along', () => {
  const form = openForm(start());
  const [ada, can] = form.personIds();
  form.setErrors(wrong('insured.0.firstName', 'insured.1.firstName'));
  form.movePersons([person('Can')], [1]);
  expect(form.personIds()).toEqual([can]);
  expect(form.errors()).toEqual([{ field: 'insured.0.firstName', message: 'insured.1.firstName!' }]);
  form.movePersons([person('Ece'), person('Can')], [-1, 0]);
  expect(form.personIds()).toHaveLength(2);
  expect(form.personIds()).not.toContain(ada);
  expect(form.personIds()[1]).toBe(can);
  expect(form.errors().map(({ field }) => field)).toEqual(['insured.1.firstName']);
});

test('others in the same places are new, and what was wrong there waits to be judged', () => {
  const form = openForm(start());
  const before = form.personIds();
  form.setErrors(wrong('insured.0.firstName', 'insured.1.firstName'));
  form.replacePersons([person('Ece')]);
  expect(form.personIds()).toHaveLength(1);
  expect(before).not.toContain(form.personIds()[0]);
  expect(form.errors()).toEqual(wrong('insured.0.firstName'));
});

test('one answer is judged by what stands in the form when the judge is there', async () => {
  let come: () => void = () => undefined;
  const form = openForm(start(), async (_path, values) => {
    await new Promise<void>((resolve) => {
      come = resolve;
    });
    return values().region === 'europe' ? 'far' : null;
  });
  const judged = form.judge('region');
  form.answer('region', 'other');
  come();
  await judged;
  expect(form.errors()).toEqual([]);
});
