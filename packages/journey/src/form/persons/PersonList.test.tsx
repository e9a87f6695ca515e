// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { FieldValues } from '@sigorta/product-kit/field';
import { birthDate, firstName } from '@sigorta/product-kit/fields/person';
import type { Product } from '@sigorta/product-kit/product';
import { expect, test } from 'vitest';
import { InForm } from '../../testing/InForm.tsx';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { PersonList } from './PersonList.tsx';

const productOf = (max: number, min = 1): Product => ({
  ...sampleProduct,
  insured: { min, max, fields: [firstName(), birthDate()] },
});

const person = (name: string): FieldValues => ({ firstName: name, birthDate: '1990-07-05' });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => person(`Kişi${'abcdefghijklmnop'[at]}`));

interface Given {
  persons?: FieldValues[];
  wrong?: number[];
  max?: number;
  min?: number;
}

async function show({ persons = [person('Defne')], wrong = [], max = 20, min = 1 }: Given = {}) {
  const page = await renderJourney(
    <InForm values={{ insured: persons as never }}>
      <PersonList wrongPersons={() => new Set(wrong)} />
    </InForm>,
    { gateway: fakeGateway(), page: 'form', product: productOf(max, min) },
  );
  const press = (name: string | RegExp) => page.user.click(page.getByRole('button', { name }));
  /** how many persons stand as forms, how many as lines */
  const counts = () => [
    page.container.querySelectorAll('fieldset legend').length,
    page.queryAllByRole('button', { name: /Değiştir: / }).length,
  ];
  return { page, press, counts };
}

test('a single person stands as a form and cannot be taken out', async () => {
  const { page, counts } = await show();
  expect(counts()).toEqual([1, 0]);
  expect(page.queryByRole('button', { name: /Çıkar/ })).toBeNull();
});

test('adding folds who is complete and leads to the new one', async () => {
  const { page, press, counts } = await show();
  await press('Kişi ekle');
  await expect.poll(counts).toEqual([1, 1]);
  expect(document.activeElement?.getAttribute('name')).toBe('insured.1.firstName');
  expect(page.getByRole('button', { name: /Değiştir: .*Defne/ })).toBeTruthy();
});

test('adding leaves a person with a fault open', async () => {
  const { press, counts } = await show({ wrong: [0] });
  await press('Kişi ekle');
  await expect.poll(counts).toEqual([2, 0]);
});

test('a folded person opens again at its first field', async () => {
  const { press, counts } = await show();
  await press('Kişi ekle');
  await expect.poll(counts).toEqual([1, 1]);
  await press(/Değiştir: .*Defne/);
  await expect.poll(counts).toEqual([2, 0]);
  expect(document.activeElement?.getAttribute('name')).toBe('insured.0.firstName');
});

test('taking a person out is told, can be undone, and the way back has the focus', async () => {
  const { page, press } = await show({ persons: [person('Defne'), person('Deniz')] });
  await press(/Çıkar: .*Deniz/);
  expect(page.getByText(/Deniz.* çıkarıldı\./)).toBeTruthy();
  await expect.poll(() => document.activeElement?.textContent).toBe('Geri al');
  await press('Geri al');
  await expect.poll(() => page.queryByText(/çıkarıldı/)).toBeNull();
  expect(page.getByRole('button', { name: /(Çıkar|Değiştir): .*Deniz/ })).toBeTruthy();
});

test('a full list says how many it holds and takes nobody more', async () => {
  const { page } = await show({ persons: many(2), max: 2 });
  const add = page.getByRole('button', { name: 'Kişi ekle' });
  expect(add).toHaveProperty('disabled', true);
  const note = document.getElementById(add.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/en çok .*2.* kişi/);
});

test('a product for one person offers no second', async () => {
  const { page } = await show({ max: 1 });
  expect(page.queryByRole('button', { name: 'Kişi ekle' })).toBeNull();
});

test('a long list shows lines, and all of them on a press', async () => {
  const { press, counts } = await show({ persons: many(12) });
  expect(counts()).toEqual([0, 10]);
  await press(/12.* kişinin hepsini göster/);
  expect(counts()).toEqual([0, 12]);
});

test('a long list is emptied at once, and that can be undone', async () => {
  const { page, press, counts } = await show({ persons: many(12) });
  await press('Hepsini çıkar');
  expect(page.getByText(/12.* kişi çıkarıldı\./)).toBeTruthy();
  expect(counts()).toEqual([1, 0]);
  await press('Geri al');
  await expect.poll(counts).toEqual([0, 10]);
});

test('what is still to be answered is marked on the line', async () => {
  const persons = many(12).map((one, at) => (at === 3 ? { ...one, birthDate: '' } : one));
  const { page } = await show({ persons });
  expect(page.getAllByText('eksik')).toHaveLength(1);
});

test('a browser fills each person with a person of their own', async () => {
  const { page } = await show({ persons: [person('Defne'), { firstName: '' }], wrong: [0, 1] });
  const asked = [...page.container.querySelectorAll('input[autocomplete]')].map((input) =>
    [input.getAttribute('name'), input.getAttribute('autocomplete')].join(' '),
  );
  expect(asked).toEqual([
    'insured.0.firstName section-insured-0-person given-name',
    'insured.0.birthDate section-insured-0-person bday',
    'insured.1.firstName section-insured-1-person given-name',
    'insured.1.birthDate section-insured-1-person bday',
  ]);
});
