// @vitest-environment happy-dom
import { districts } from '@sigorta/contracts/operations/districts';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { storage } from '@sigorta/runtime/runtime';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { emptyBilling } from './billing-form.ts';
import { PlaceField } from './PlaceField.tsx';
import type { Payment } from './use-payment.ts';

const listed = {
  provinces: [
    { provinceId: 26, districts: [{ districtId: 2601, name: 'Odunpazarı' }] },
    {
      provinceId: 34,
      districts: [
        { districtId: 3401, name: 'Adalar' },
        { districtId: 3420, name: 'Kadıköy' },
        { districtId: 3434, name: 'Şişli' },
      ],
    },
    { provinceId: 42, districts: [{ districtId: 4215, name: 'Ereğli' }] },
    {
      provinceId: 67,
      districts: [
        { districtId: 6704, name: 'Ereğli' },
        { districtId: 6707, name: 'Merkez' },
      ],
    },
  ],
};

beforeEach(() => storage.remove('district'));

/** The box alone, with the two answers that it gives. */
async function show(given: Partial<typeof emptyBilling> = {}, gateway = fakeGateway()) {
  gateway.answer(districts, listed);
  function Box() {
    const [billing, setState] = useState({ ...emptyBilling, ...given });
    const setBilling = (change: Partial<typeof billing>) => setState((known) => ({ ...known, ...change }));
    const payment = { billing, setBilling, mend: () => undefined, faultOf: () => null };
    return (
      <>
        <PlaceField payment={payment as unknown as Payment} />
        <button type="button">next</button>
        <output>{`${billing.province}/${billing.district}`}</output>
      </>
    );
  }
  const page = await renderJourney(<Box />, { gateway, page: 'payment' });
  const input = () => page.getByRole('combobox', { name: 'İlçe' }) as HTMLInputElement;
  await expect.poll(() => input().disabled).toBe(false);
  return {
    page,
    gateway,
    input,
    answered: () => page.container.querySelector('output')?.textContent,
    options: () => page.queryAllByRole('option').map(({ textContent }) => textContent),
  };
}

test('a list that cannot be had says so and is asked for again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(districts, 'upstream-unavailable');
  const payment = { billing: emptyBilling, faultOf: () => null } as unknown as Payment;
  const page = await renderJourney(<PlaceField payment={payment} />, { gateway, page: 'payment' });
  expect(await page.findByText('İlçeler alınamadı.')).toBeTruthy();
  gateway.answer(districts, listed);
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  await expect.poll(() => page.queryByText('İlçeler alınamadı.')).toBeNull();
  expect(gateway.calls(districts)).toHaveLength(2);
});

test.each([
  ['kadik', ['Kadıköy, İstanbul']],
  ['istanbul sis', ['Şişli, İstanbul']],
  ['SISLI ISTANBUL', ['Şişli, İstanbul']],
  ['istanbul', ['Adalar, İstanbul', 'Kadıköy, İstanbul', 'Şişli, İstanbul']],
  ['eregli', ['Ereğli, Konya', 'Ereğli, Zonguldak']],
  ['zonguldak eregli', ['Ereğli, Zonguldak']],
])('"%s" finds %j', async (typed, found) => {
  const { page, input, options } = await show();
  await page.user.type(input(), typed);
  expect(options()).toEqual(found);
});

test('what is chosen answers district and province, with one list and none for a key', async () => {
  const { page, gateway, input, answered } = await show();
  await page.user.type(input(), 'sisli');
  await page.user.keyboard('{Enter}');
  expect(answered()).toBe('34/3434');
  expect(input().value).toBe('Şişli, İstanbul');
  expect(storage.read('district')).toBe('Şişli');
  expect(gateway.calls(districts)).toHaveLength(1);
});

test.each([
  ['a name that is one district’s alone', 'Kadıköy', '34/3420', 'Kadıköy, İstanbul'],
  ['all that fits, as far as it was typed', 'odunp', '26/2601', 'Odunpazarı, Eskişehir'],
  ['a province, which says nothing of the district yet', 'istanbul', '34/', 'istanbul'],
  ['a name that two districts have', 'Ereğli', '/', 'Ereğli'],
  ['nothing of the list', 'Atlantis', '/', 'Atlantis'],
])('left with %s: %s', async (_what, typed, answer, shown) => {
  const { page, input, answered } = await show();
  await page.user.type(input(), typed);
  await page.user.tab();
  expect(answered()).toBe(answer);
  expect(input().value).toBe(shown);
});

test('what is chosen already stays chosen when it is taken again, by the keys and with a press', async () => {
  const { page, input, answered } = await show({ province: '34', district: '3420' });
  await page.user.type(input(), 'kadik');
  await page.user.keyboard('{Enter}');
  expect(answered()).toBe('34/3420');
  await page.user.click(input());
  await page.user.click(page.getByRole('option', { name: 'Kadıköy, İstanbul' }));
  expect(answered()).toBe('34/3420');
  expect(input().value).toBe('Kadıköy, İstanbul');
});

test('what was left goes on where it stood', async () => {
  const { page, input, options, answered } = await show();
  await page.user.type(input(), 'Ereğli');
  await page.user.tab();
  await page.user.click(input());
  expect(options()).toEqual(['Ereğli, Konya', 'Ereğli, Zonguldak']);
  await page.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(answered()).toBe('67/6704');
});

test.each([
  ['Kadıköy', '34/3420', 'Kadıköy, İstanbul'],
  ['Ereğli', '/', 'Ereğli'],
  ['İstanbul', '34/', 'İstanbul'],
])('a browser that fills in "%s" from elsewhere opens no list', async (filled, answer, shown) => {
  const { input, answered, options } = await show();
  fireEvent.change(input(), { target: { value: filled } });
  expect(input().autocomplete).toBe('address-level2');
  expect(answered()).toBe(answer);
  expect(input().value).toBe(shown);
  expect(options()).toEqual([]);
});

test('both answers and a province alone stand there again after the bank', async () => {
  const whole = await show({ province: '34', district: '3420' });
  expect(whole.input().value).toBe('Kadıköy, İstanbul');
  whole.page.unmount();
  const half = await show({ province: '67', district: '' });
  expect(half.input().value).toBe('Zonguldak');
});

test.each([
  ['Kadıköy', '34/3420'],
  ['kadikoy', '34/3420'],
  /* two are called so */
  ['Ereğli', '/'],
])('the district "%s" of an earlier visit is preselected as %s', async (stored, answer) => {
  storage.write('district', stored);
  const { answered } = await show();
  await expect.poll(answered).toBe(answer);
});

test('an emptied box has neither answer', async () => {
  const { page, input, answered } = await show({ province: '34', district: '3420' });
  await page.user.clear(input());
  await page.user.tab();
  expect(answered()).toBe('/');
  expect(input().value).toBe('');
});
