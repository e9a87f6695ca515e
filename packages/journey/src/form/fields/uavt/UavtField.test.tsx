// @vitest-environment happy-dom
import { binaDogrula } from '@sigorta/contracts/operations/bina-dogrula';
import { cadde } from '@sigorta/contracts/operations/cadde';
import { daireNo } from '@sigorta/contracts/operations/daire-no';
import { daskIlceler } from '@sigorta/contracts/operations/dask-ilceler';
import { mahalle } from '@sigorta/contracts/operations/mahalle';
import { semt } from '@sigorta/contracts/operations/semt';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { FieldOf, FieldValue } from '@sigorta/product-kit/field';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderJourney } from '../../../testing/render-journey.tsx';
import { UavtField } from './UavtField.tsx';

const field: FieldOf<'uavt'> = { kind: 'uavt', name: 'uavt', wire: 'uavtKodu', width: 'm' };
const items = (...names: string[]) => ({
  ListItem: names.map((Text, at) => ({ Value: `${Text.length}${at}01`, Text })),
});

function Field() {
  const [value, setValue] = useState<FieldValue>('');
  return (
    <UavtField
      field={field}
      id="f-uavt"
      name="uavt"
      label="Adres kodu"
      hint={undefined}
      error={null}
      value={value}
      values={{}}
      onChange={setValue}
    />
  );
}

/** A register with two districts, one area below each, and so on down to two flats. */
function register(): FakeGateway {
  const gateway = fakeGateway();
  gateway.answer(daskIlceler, { GetUavtTownListItemResult: items('Kadıköy', 'Kartal') });
  gateway.answer(semt, { GetUavtMunicipalListItemResult: items('Merkez') });
  gateway.answer(mahalle, { GetUavtQuarterListItemResult: items('Moda', 'Fenerbahçe') });
  return gateway;
}

async function open(gateway: FakeGateway) {
  const page = await renderJourney(<Field />, { gateway, page: 'form' });
  const button = page.getByRole('button', { name: 'Adresten bul' });
  await page.user.click(button);
  await page.findByText('Kodu adresinizden bulalım');
  return { page, button };
}

test('the finder opens on a press, takes the focus, and gives it back when it is closed', async () => {
  const { page, button } = await open(fakeGateway());
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => document.activeElement?.textContent).toBe('Kodu adresinizden bulalım');
  await page.user.click(page.getByRole('button', { name: 'Vazgeç, kodu kendim yazacağım' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => document.activeElement).toBe(button);
});

test('nothing of the register is asked for before a province is chosen', async () => {
  const gateway = register();
  const { page } = await open(gateway);
  expect(page.getByLabelText('İlçe')).toHaveProperty('disabled', true);
  expect(gateway.calls(daskIlceler)).toEqual([]);
});

test('the code may be typed while the finder is open', async () => {
  const { page } = await open(fakeGateway());
  await page.user.type(page.getByLabelText('Adres kodu'), '1234567890');
  expect(page.getByLabelText('Adres kodu')).toHaveProperty('value', '1234567890');
});

test.each([
  ['a street', cadde],
  ['a building', binaDogrula],
  ['a flat', daireNo],
])('%s is asked for only when all above it is chosen', async (_what, operation) => {
  const gateway = register();
  await open(gateway);
  expect(gateway.calls(operation)).toEqual([]);
});
