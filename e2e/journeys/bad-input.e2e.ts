import { expect, test } from '@playwright/test';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { FormStep } from '@sigorta/product-kit/product';
import { languageOfToday } from '../buyers/rotation.ts';
import { now } from '../buyers/today.ts';
import { FormPage } from '../pages/form-page.ts';
import { foreignTravel, type Shop, shopFor, wholeForm } from '../pages/shop.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

/* what a form lets nobody do: choose outside a list, unchoose, add more than it offers, send unknown fields */
const untypable = [
  'an unknown destination',
  'an unknown purpose',
  'a number too short abroad',
  'nobody to insure',
  'eleven people',
  'a field nobody asked for',
];
const chosenBeforehand = ['no destination', 'neither id nor passport chosen'];

interface Rule {
  why: string;
  application: Application;
  field: string;
  message: string;
}

const isOfStep = (step: FormStep, field: string): boolean =>
  step.kind === 'insured' ? field.startsWith('insured') : step.fields.some(({ name }) => name === field);

function rulesOf({ samples }: Shop, step: FormStep): Rule[] {
  return samples.invalid
    .filter(({ why, field }) => ![...untypable, ...chosenBeforehand].includes(why) && isOfStep(step, field))
    .filter(({ why, message }) => !why.startsWith('no ') && !message.startsWith('rule.'))
    .map(({ why, change, field, message }) => ({
      why,
      application: change(samples.valid(now), now),
      field,
      message,
    }));
}

/** Types one wrong answer over the right ones, sees its words, and puts the right one back. */
async function breakRule(form: FormPage, { why, application, field, message }: Rule): Promise<void> {
  await test.step(why, async () => {
    const { words, samples } = form.shop;
    const right = samples.valid(now);
    const [first = '', index, name] = field.split('.');
    const scope = index === undefined ? form.form : form.person(Number(index));
    const at = (values: Application): FieldValues =>
      index === undefined ? (values as FieldValues) : (values.insured?.[Number(index)] ?? {});
    const other = first === 'beginDate' ? 'endDate' : null;
    const write = async (values: Application) => {
      await form.answer(name ?? first, at(values)[name ?? first], scope);
      if (other) await form.answer(other, at(values)[other], scope);
    };
    await write(application);
    await form.proceed();
    await form.refuses([{ field, message: words(message) }]);
    await write(right);
  });
}

for (const language of languageOfToday(0, timesOf('bad-input'))) {
  test(`every rule of the travel form says in ${language} what to do`, async ({ page }) => {
    const shop = await wholeForm(page, await shopFor(page, foreignTravel, language));
    const { words, product, samples } = shop;
    const title = product.card.title[language];
    const form = await new FormPage(shop).open();
    const right = samples.valid(now);

    await test.step('an empty trip', async () => {
      await form.proceed();
      await form.refuses([
        { field: 'country', message: words('field.country.error') },
        { field: 'beginDate', message: words('field.beginDate.error') },
        { field: 'endDate', message: words('field.endDate.error') },
      ]);
      await expect(page).toHaveTitle(words('title.error', { title }));
      await expect(form.summary.getByRole('heading')).toHaveText(words('form.errors.title', { count: 3 }));
    });

    await test.step('the summary leads to the field', async () => {
      await form.summary.getByRole('link', { name: words('field.beginDate.error') }).click();
      await expect(form.field('beginDate')).toBeFocused();
    });

    const [trip, insured, contact] = product.steps;
    if (!trip || !insured || !contact) throw new Error('three steps were expected');
    await form.fillStep(trip, right);
    await expect(form.form.getByText(words('field.country.error'))).toHaveCount(0);
    for (const rule of rulesOf(shop, trip)) await breakRule(form, rule);
    await form.proceed();

    await test.step('an empty person with an id, and one with a passport', async () => {
      await expect(page).toHaveTitle(title);
      await form.addPerson(1);
      await form.answer('idKind', 'passport', form.person(1));
      await form.proceed();
      const of = (person: number, names: readonly string[]) =>
        names.map((name) => ({ field: `insured.${person}.${name}`, message: words(messageWhenEmpty(name)) }));
      await form.refuses([
        ...of(0, ['firstName', 'lastName', 'birthDate', 'gender', 'nationalId']),
        ...of(1, ['firstName', 'lastName', 'birthDate', 'gender', 'nationality', 'passportNo']),
      ]);
    });

    for (const [index, person] of (right.insured ?? []).entries()) {
      for (const { name } of product.insured.fields)
        if (person[name] !== undefined) await form.answer(name, person[name], form.person(index));
    }
    for (const rule of rulesOf(shop, insured)) await breakRule(form, rule);
    await form.proceed();

    await test.step('neither contact nor consents', async () => {
      await form.proceed();
      await form.refuses([
        { field: 'phone', message: words('field.phone.error') },
        { field: 'email', message: words('field.email.error') },
        { field: 'consents.information-text', message: words('consent.personal-data-notice.error') },
      ]);
      await expect(page).toHaveTitle(words('title.error', { title }));
    });
    await form.fillStep(contact, right);
    await form.consent();
    for (const rule of rulesOf(shop, contact)) await breakRule(form, rule);

    await test.step('a journey of 93 days', async () => {
      await form.reopen(trip);
      const tooLong = samples.invalid.find(({ message }) => message === 'rule.tripTooLong');
      await form.answer('endDate', tooLong?.change(right, now).endDate as string);
      await form.proceed();
      await form.refuses([{ field: 'endDate', message: words('rule.tripTooLong') }]);
    });
  });
}

/** Of a required field nothing was written in; a birth date says how to write it. */
const messageWhenEmpty = (name: string): string =>
  name === 'birthDate' ? 'field.birthDate.error.required' : `field.${name}.error`;
