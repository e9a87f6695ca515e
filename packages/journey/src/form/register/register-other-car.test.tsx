// @vitest-environment happy-dom
import { quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { asked, beginAnew, egea, found, show } from '../../testing/registration.tsx';
import { sampleCar } from '../../testing/sample-car.ts';
import { forgetValues, keepValues, keptValues } from '../kept-values.ts';
import { forgetFilled, noteFilled } from './filled.ts';

const mark = 'Araç tescil kaydından geldi, değiştirebilirsiniz.';
const ofOther = 'Başka bir ruhsata ait, kontrol edin.';
const filled = /Araç tescil kaydından 3 bilgi dolduruldu/;
const waiting = 'Araç tescil kaydını sorguluyoruz';
const year = ({ page }: Awaited<ReturnType<typeof show>>) => page.getByLabelText('Model yılı');

/** The same tab, its document drawn anew. */
async function reloaded({ page }: Awaited<ReturnType<typeof show>>, gateway = fakeGateway()) {
  await expect.poll(() => sessionStorage.length).toBe(1);
  page.unmount();
  forgetValues(sampleCar.id);
  forgetFilled(sampleCar.id);
  return show(gateway);
}

beforeEach(beginAnew);

test('after a reload what was filled in is there with its mark, and the serial is asked anew', async () => {
  const again = await reloaded(await asked(found()));
  await expect.poll(() => year(again)).toHaveProperty('value', '2023');
  expect(again.page.getAllByText(mark)).toHaveLength(2);
  await again.press('Ruhsattan doldur');
  expect(await again.page.findByLabelText('Plaka')).toHaveProperty('value', '34 ELF 728');
  expect(again.page.getByLabelText('Ruhsat seri numarası')).toHaveProperty('value', '');
});

test('after a reload another car takes the place of the one before, and nothing is called the buyer’s own', async () => {
  const gateway = found();
  const again = await reloaded(await asked(gateway), gateway);
  await expect.poll(() => year(again)).toHaveProperty('value', '2023');
  fill(again.page, { 'Model yılı': '2020' });
  gateway.answer(vehicleFind, { ...egea, makeAndModel: 'Honda PCX 125', modelYear: 2019, usage: 'private' });
  await again.press('Ruhsattan doldur');
  await again.page.findByLabelText('Plaka');
  fill(again.page, { Plaka: '06 abc 123', 'Ruhsat seri numarası': 'cd 654321' });
  await again.press('Aracı bul, formu doldur');
  /* the year was typed by hand after the reload; all else was the register's */
  await again.page.findByText(/Sizin yazdıklarınız olduğu gibi kaldı/);
  expect(year(again)).toHaveProperty('value', '2020');
  expect(again.page.getByLabelText('Hususi')).toHaveProperty('checked', true);
  await expect.poll(() => keptValues(sampleCar.id)?.values.makeAndModel).toBe('Honda PCX 125');
});

test('the tab’s draft keeps names of what was filled in, and no number of the paper', async () => {
  const { page } = await asked(found());
  await page.findByText(filled);
  await expect.poll(() => sessionStorage.length).toBe(1);
  const [kept] = Object.values({ ...sessionStorage }) as string[];
  const draft = JSON.parse(kept ?? '') as Record<string, unknown>;
  expect(draft.filled).toEqual(['makeAndModel', 'modelYear', 'usage', 'noClaimsStep']);
  expect(draft.isOther).toBe(false);
});

test('answers of a car whose plate or serial was changed since are said to be another’s, until it is asked again', async () => {
  const gateway = found();
  const shown = await asked(gateway);
  await shown.page.findByText(filled);
  expect(shown.page.queryByText(ofOther)).toBeNull();
  await shown.press('Ruhsattan doldur');
  await shown.page.findByLabelText('Plaka');
  fill(shown.page, { 'Ruhsat seri numarası': 'AB 123457' });
  await expect.poll(() => shown.page.queryAllByText(ofOther)).toHaveLength(2);
  expect(shown.page.queryByText(mark)).toBeNull();
  fill(shown.page, { 'Ruhsat seri numarası': 'AB 123456' });
  await expect.poll(() => shown.page.queryAllByText(mark)).toHaveLength(2);
  fill(shown.page, { Plaka: '06 abc 123' });
  await expect.poll(() => shown.page.queryAllByText(ofOther)).toHaveLength(2);
  gateway.answer(vehicleFind, { ...egea, modelYear: 2019 });
  await shown.press('Aracı bul, formu doldur');
  await expect.poll(() => year(shown)).toHaveProperty('value', '2019');
  await expect.poll(() => shown.page.queryAllByText(mark)).toHaveLength(2);
  expect(shown.page.queryByText(ofOther)).toBeNull();
});

test('that they are another car’s outlives a reload', async () => {
  const first = await asked(found());
  await first.page.findByText(filled);
  await first.press('Ruhsattan doldur');
  await first.page.findByLabelText('Plaka');
  fill(first.page, { Plaka: '06 abc 123' });
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('06 ABC 123');
  const again = await reloaded(first);
  await expect.poll(() => again.page.queryAllByText(ofOther)).toHaveLength(2);
});

test('the answer for a plate that was typed over meanwhile fills in nothing and tells nothing', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(vehicleFind);
  const shown = await asked(gateway);
  await shown.page.findByText(waiting);
  fill(shown.page, { Plaka: '06 abc 123' });
  await held.answer(egea);
  await expect.poll(() => shown.page.queryByText(waiting)).toBeNull();
  expect(year(shown)).toHaveProperty('value', '');
  expect(shown.page.queryByText(/Fiat|bilgi dolduruldu/)).toBeNull();
  expect(shown.page.getByLabelText('Plaka')).toHaveProperty('value', '06 ABC 123');
  expect(shown.page.queryByText(mark)).toBeNull();
});

test('a refusal of a plate that was typed over meanwhile tells nothing', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(vehicleFind);
  const shown = await asked(gateway);
  await shown.page.findByText(waiting);
  fill(shown.page, { Plaka: '06 abc 123' });
  await held.refuse('not-found');
  await expect.poll(() => shown.page.queryByText(waiting)).toBeNull();
  expect(shown.page.queryByRole('alert')).toBeNull();
});

test('who goes on typing elsewhere keeps the focus when the answer comes', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(vehicleFind);
  const shown = await asked(gateway);
  await shown.page.findByText(waiting);
  year(shown).focus();
  await held.answer(egea);
  await shown.page.findByText(filled);
  expect(document.activeElement).toBe(year(shown));
});

test('prices are not asked with another registration’s answers before its marks were on the screen', async () => {
  const said = { modelYear: '2023', usage: 'commercial', noClaimsStep: '6' };
  noteFilled(sampleCar.id, { said, key: { plate: '34ELF728', documentSerial: 'AB123456' } });
  /* as it comes back from the page after the offers, where another plate was typed: the first step is folded */
  const values = { ...said, makeAndModel: '', plate: '06 ABC 123', licenceSerial: 'AB 123456' };
  keepValues(sampleCar.id, { values, reached: 1 });
  const { gateway, page, press } = await show();
  gateway.refuse(quoteCreate, 'internal-error');
  expect(await page.findByLabelText('Basamak')).toHaveProperty('value', '6');
  await press('Teklifleri göster');
  await page.findByText('2 bilgiyi düzeltin');
  expect(year({ gateway, page, press }).getAttribute('aria-invalid')).toBe('true');
  expect(gateway.calls(quoteCreate)).toEqual([]);

  /* who has read them may go on */
  await press('Devam et');
  await press('Teklifleri göster');
  await expect.poll(() => gateway.calls(quoteCreate).length).toBe(1);
});
