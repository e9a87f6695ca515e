// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Language } from '@sigorta/i18n/language';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { asked, beginAnew, egea, found, opened, papers, show } from '../../testing/registration.tsx';
import { sampleCar } from '../../testing/sample-car.ts';
import { forgetValues, keptValues } from '../kept-values.ts';

const mark = 'Araç tescil kaydından geldi, değiştirebilirsiniz.';
/* make and model are asked on a later page: they are filled in and not counted */
const filled = /Araç tescil kaydından 3 bilgi dolduruldu/;
const waiting = 'Araç tescil kaydını sorguluyoruz';
const year = ({ page }: Awaited<ReturnType<typeof show>>) => page.getByLabelText('Model yılı');

beforeEach(beginAnew);

test('what tells of it is there before there is anything to tell, so that it is heard', async () => {
  const { page, press } = await show(found());
  const button = await page.findByRole('button', { name: 'Ruhsattan doldur' });
  const status = button.nextElementSibling;
  expect(status?.getAttribute('role')).toBe('status');
  const styles = readFileSync(join(import.meta.dirname, 'RegisterOffer.module.css'), 'utf8');
  expect(styles).not.toMatch(/display: none|visibility: hidden/);
  await press('Ruhsattan doldur');
  await page.findByLabelText('Plaka');
  fill(page, papers);
  await press('Aracı bul, formu doldur');
  await page.findByText(filled);
  expect(button.nextElementSibling).toBe(status);
});

test('it is closed, and nothing is asked of anybody before the press', async () => {
  const shown = await show();
  const button = await shown.page.findByRole('button', { name: 'Ruhsattan doldur' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(shown.page.queryByLabelText('Plaka')).toBeNull();
  await shown.press('Ruhsattan doldur');
  await shown.page.findByLabelText('Plaka');
  fill(shown.page, { Plaka: papers.Plaka });
  expect(shown.page.getByText(/araç tescil kaydında sorgulanır; bu sorgu saklanmaz/)).toBeTruthy();
  expect(shown.gateway.calls(vehicleFind)).toEqual([]);
});

test('the fields are filled in, marked, and stay the buyer’s to change', async () => {
  const shown = await asked(found());
  const { page } = shown;
  await page.findByText(filled);
  expect(page.getByText('Fiat Egea 1.4, 2023')).toBeTruthy();
  expect(shown.gateway.calls(vehicleFind)).toEqual([
    { product: 'sample-car', plate: '34 ELF 728', documentSerial: 'AB 123456' },
  ]);
  expect(year(shown)).toHaveProperty('value', '2023');
  expect(page.getByLabelText('Ticari')).toHaveProperty('checked', true);
  expect(page.getAllByText(mark)).toHaveLength(2);
  fill(page, { 'Model yılı': '2022' });
  expect(page.getAllByText(mark)).toHaveLength(1);
});

test('the words of what was filled in are a status, and the focus is back at the way to it', async () => {
  const { page } = await asked(found());
  const words = await page.findByText(filled);
  expect(words.closest('[role="status"]')).toBeTruthy();
  const button = page.getByRole('button', { name: 'Ruhsattan doldur' });
  await expect.poll(() => document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('plate, serial and what a later page asks are kept for it, and the serial never in storage', async () => {
  const { page } = await asked(found());
  await page.findByText(filled);
  await expect
    .poll(() => keptValues(sampleCar.id)?.values)
    .toMatchObject({
      plate: '34 ELF 728',
      licenceSerial: 'AB 123456',
      makeAndModel: 'Fiat Egea 1.4',
      noClaimsStep: '6',
    });
  const stored = JSON.stringify(sessionStorage) + JSON.stringify(localStorage);
  expect(stored).toContain('34 ELF 728');
  expect(stored).not.toMatch(/123456/);
});

test('while the register is asked the button waits, says so, and a second press asks nothing', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(vehicleFind);
  const { page, press } = await asked(gateway);
  const words = await page.findByText(waiting);
  expect(words.closest('[role="status"]')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Aracı bul, formu doldur' }).getAttribute('aria-busy')).toBe(
    'true',
  );
  await press('Aracı bul, formu doldur');
  expect(gateway.calls(vehicleFind)).toHaveLength(1);
  await held.answer(egea);
  await page.findByText(filled);
});

test('what the buyer typed while it was asked stays, and he is told so', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(vehicleFind);
  const shown = await asked(gateway);
  await shown.page.findByText(waiting);
  fill(shown.page, { 'Model yılı': '2020' });
  await shown.page.user.click(shown.page.getByLabelText('Ticari'));
  await shown.page.user.click(shown.page.getByLabelText('Hususi'));
  await held.answer(egea);
  await shown.page.findByText(
    /Araç tescil kaydından 1 bilgi dolduruldu.*Sizin yazdıklarınız olduğu gibi kaldı/,
  );
  expect(year(shown)).toHaveProperty('value', '2020');
  expect(shown.page.getByLabelText('Hususi')).toHaveProperty('checked', true);
  expect(shown.page.queryByText(mark)).toBeNull();
});

test('another car takes the place of the one before, also where the register says nothing of it', async () => {
  const gateway = found();
  const shown = await asked(gateway);
  await shown.page.findByText(filled);
  gateway.answer(vehicleFind, {
    ...egea,
    makeAndModel: 'Honda PCX 125',
    modelYear: 2019,
    noClaimsStep: null,
  });
  await shown.press('Ruhsattan doldur');
  await shown.press('Aracı bul, formu doldur');
  await shown.page.findByText('Honda PCX 125, 2019');
  expect(year(shown)).toHaveProperty('value', '2019');
  await expect.poll(() => keptValues(sampleCar.id)?.values.noClaimsStep).toBe('');
});

test('a year that the form does not take is left to the buyer', async () => {
  const shown = await asked(found({ ...egea, modelYear: 1985 }));
  await shown.page.findByText(/Araç tescil kaydından 2 bilgi dolduruldu/);
  expect(year(shown)).toHaveProperty('value', '');
});

test('a product that asks nothing of make and year is answered by its plate and what was filled in', async () => {
  const shown = await asked(found({ usage: 'commercial' }));
  await shown.page.findByText(/Araç tescil kaydından 1 bilgi dolduruldu/);
  expect(shown.page.getByText('34 ELF 728')).toBeTruthy();
  expect(year(shown)).toHaveProperty('value', '');
});

test('Enter in a box asks the register, not the insurers', async () => {
  const shown = await opened(found());
  await shown.page.user.type(shown.page.getByLabelText('Ruhsat seri numarası'), '{Enter}');
  await shown.page.findByText(filled);
  expect(shown.page.getByLabelText('Model yılı')).toBeTruthy();
});

test('an answer for a step that was left fills in nothing', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(vehicleFind);
  const shown = await asked(gateway);
  await shown.page.findByText(waiting);
  fill(shown.page, { 'Model yılı': '2021' });
  await shown.press('Devam et');
  await shown.page.findByLabelText('Basamak');
  /* nobody waits for it any more */
  expect(held.waiting()).toBe(0);
  await expect
    .poll(() => keptValues(sampleCar.id)?.values)
    .toMatchObject({ makeAndModel: '', noClaimsStep: '' });
});

test('beginning anew forgets the marks too', async () => {
  const first = await asked(found());
  await first.page.findByText(filled);
  await expect.poll(() => sessionStorage.length).toBe(1);
  first.page.unmount();
  forgetValues(sampleCar.id);
  const again = await show();
  await again.press('Baştan başla');
  fill(again.page, { 'Model yılı': '2023' });
  expect(again.page.queryByText(mark)).toBeNull();
});

test('without a register it is hidden, as the gateway sends it', async () => {
  const { page } = await show(fakeGateway(), { findsVehicles: false });
  await page.findByLabelText('Model yılı');
  expect(page.queryByRole('button', { name: 'Ruhsattan doldur' })).toBeNull();
  expect(page.container.innerHTML).toContain('data-register="" hidden=""');
});

test('a partner who asks everything first has the two numbers in the form itself, and no second pair', async () => {
  const { page } = await show(fakeGateway(), { brand: { ...defaultBrand, asksAllFirst: true } });
  expect(await page.findAllByLabelText('Plaka')).toHaveLength(1);
  expect(page.queryByRole('button', { name: 'Ruhsattan doldur' })).toBeNull();
});

test.each<[Language, string, string]>([
  ['en', 'Fill in from the registration', 'Find the car and fill in the form'],
  ['ru', 'Заполнить форму по свидетельству', 'Найти машину и заполнить форму'],
  ['ar', 'املأ الاستمارة من رخصة السيارة', 'ابحث عن السيارة واملأ الاستمارة'],
])('it speaks %s', async (language, open, find) => {
  const { press, page } = await show(fakeGateway(language));
  await press(open);
  await page.findByRole('button', { name: find });
});

test('beside the sentence stands the notice, which names the register', async () => {
  const { page, press, gateway } = await opened(found());
  await press('Aydınlatma metnini oku');
  const dialog = await page.findByRole('dialog');
  await expect.poll(() => dialog.textContent).toContain('araç tescil kaydını tutan kuruma');
  /* reading it asks nobody and leaves what was typed */
  expect(gateway.calls(vehicleFind)).toEqual([]);
  expect(page.getByLabelText('Plaka')).toHaveProperty('value', '34 ELF 728');
});
