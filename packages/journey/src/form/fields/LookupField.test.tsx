// @vitest-environment happy-dom
import { modeller } from '@sigorta/contracts/operations/modeller';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { FieldOf, FieldValue } from '@sigorta/product-kit/field';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderJourney } from '../../testing/render-journey.tsx';
import { LookupField } from './LookupField.tsx';

const field: FieldOf<'lookup'> = {
  kind: 'lookup',
  name: 'model',
  wire: 'model',
  from: 'phoneModels',
  params: ['brand'],
};

const models = (...names: string[]) => ({
  data: names.map((isim, id) => ({ id, isim, cep_depolama: { boyut: '128 GB' } })),
});

function Model({ brand }: { brand: string }) {
  const [value, setValue] = useState<FieldValue>('');
  return (
    <>
      <LookupField
        field={field}
        id="f-model"
        name="model"
        label="Model"
        hint={undefined}
        error={null}
        value={value}
        values={{ brand }}
        onChange={setValue}
      />
      <output>{String(value)}</output>
    </>
  );
}

/* a list that was had serves the document to its end: every test asks for a brand of its own */
let brands = 100;

const nextBrand = (): string => {
  brands += 1;
  return String(brands);
};

async function show(gateway: FakeGateway, brand = nextBrand()) {
  const page = await renderJourney(<Model brand={brand} />, { gateway, page: 'form' });
  return { page, brand, input: () => page.getByRole('combobox', { name: /Model/ }) };
}

test('a list waits for its parent and asks nobody', async () => {
  const gateway = fakeGateway();
  const { input } = await show(gateway, '');
  expect(input()).toHaveProperty('disabled', true);
  expect(gateway.calls(modeller)).toEqual([]);
});

test('what is typed narrows the list, and a press chooses', async () => {
  const gateway = fakeGateway();
  gateway.answer(modeller, models('Yıldız 5', 'Işık 7'));
  const { page, input } = await show(gateway);
  await expect.poll(() => gateway.calls(modeller)).toHaveLength(1);
  await page.user.click(input());
  await expect.poll(() => page.queryAllByRole('option')).toHaveLength(2);
  await page.user.type(input(), 'isik');
  const [only] = page.getAllByRole('option');
  if (!only) throw new Error('Turkish letters find nothing');
  await page.user.click(only);
  expect(page.container.querySelector('output')?.textContent).toBe('1');
});

test('the keyboard alone chooses too', async () => {
  const gateway = fakeGateway();
  gateway.answer(modeller, models('Yıldız 5', 'Işık 7'));
  const { page, input } = await show(gateway);
  await expect.poll(() => gateway.calls(modeller)).toHaveLength(1);
  input().focus();
  await page.user.keyboard('{ArrowDown}');
  await expect.poll(() => page.queryAllByRole('option').length).toBeGreaterThan(0);
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(page.container.querySelector('output')?.textContent).not.toBe('');
});

test('a list that cannot be had says so and is asked again on a press', async () => {
  const gateway = fakeGateway();
  gateway.refuse(modeller, 'upstream-unavailable');
  const { page, brand } = await show(gateway);
  await page.findByText('Liste alınamadı.');
  gateway.answer(modeller, models('Yıldız 5'));
  await page.user.click(page.getByRole('button', { name: /Yeniden|dene/ }));
  await expect.poll(() => page.queryByText('Liste alınamadı.')).toBeNull();
  expect(gateway.calls(modeller)).toEqual([{ id: brand }, { id: brand }]);
});

test('each parent has a list of its own', async () => {
  const gateway = fakeGateway();
  gateway.answer(modeller, models('Yıldız 5'));
  const { page } = await show(gateway);
  await expect.poll(() => gateway.calls(modeller)).toHaveLength(1);
  page.unmount();
  await show(gateway);
  await expect.poll(() => gateway.calls(modeller)).toHaveLength(2);
});
