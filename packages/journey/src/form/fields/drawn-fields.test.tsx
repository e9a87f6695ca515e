// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Field } from '@sigorta/product-kit/field';
import { email } from '@sigorta/product-kit/fields/contact';
import { firstName, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate, region } from '@sigorta/product-kit/fields/travel';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { FormPage } from '../FormPage.tsx';
import { forgetValues } from '../kept-values.ts';

/** A field that tells when it is drawn: what a browser may fill in is asked for by its control and nobody else. */
const telling = (field: Field, drawn: Set<string>): Field => ({
  ...field,
  width: 'full',
  get autocomplete() {
    drawn.add(field.name);
    return 'off';
  },
});

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(sampleProduct.id);
});

/** One step whose fields are drawn, beside their summary; gives the names of what is drawn from then on. */
async function show() {
  const drawn = new Set<string>();
  const fields = [beginDate(), endDate(), firstName(), lastName(), email({ optional: true })];
  const page = await renderJourney(<FormPage />, {
    gateway: fakeGateway(),
    page: 'form',
    product: {
      ...sampleProduct,
      /* what is summed up is asked for by the summary and nobody else */
      get summary() {
        drawn.add('the summary');
        return sampleProduct.summary;
      },
      steps: [
        {
          id: 'contact',
          kind: 'fields',
          fields: [region(), ...fields.map((field) => telling(field, drawn))],
        },
      ],
      insured: { min: 0, max: 0, fields: [] },
    },
  });
  await page.findByLabelText('Ad');
  expect(drawn).toEqual(new Set([...fields.map(({ name }) => name), 'the summary']));
  drawn.clear();
  return { page, drawn };
}

test('a key press draws its own field again and leaves the others', async () => {
  const { page, drawn } = await show();
  await page.user.type(page.getByLabelText('Ad'), 'D');
  expect(page.getByLabelText('Ad')).toHaveProperty('value', 'D');
  await expect.poll(() => drawn).toEqual(new Set(['firstName', 'the summary']));
});

test('a field that looks at another one is drawn with it', async () => {
  const { page, drawn } = await show();
  fill(page, { 'Gidiş tarihi': '01/12/2026' });
  await expect.poll(() => drawn).toEqual(new Set(['beginDate', 'endDate', 'the summary']));
});

test('continue on an empty form draws the fields that are missing and nothing else', async () => {
  const { page, drawn } = await show();
  await page.user.click(page.getByRole('button', { name: 'Teklifleri göster' }));
  await page.findByText('5 bilgiyi düzeltin');
  expect(drawn).toEqual(new Set(['beginDate', 'endDate', 'firstName', 'lastName']));
});

test('who presses again with one answer more has that field drawn, and the summary in front once more', async () => {
  const { page, drawn } = await show();
  const proceed = page.getByRole('button', { name: 'Teklifleri göster' });
  await page.user.click(proceed);
  await page.findByText('5 bilgiyi düzeltin');
  fill(page, { Ad: 'Defne' });
  await page.findByText('4 bilgiyi düzeltin');
  drawn.clear();
  await page.user.click(proceed);
  const title = page.getByText('4 bilgiyi düzeltin');
  await expect.poll(() => title.closest('[tabindex]')?.contains(document.activeElement)).toBe(true);
  expect(drawn).toEqual(new Set());
});
