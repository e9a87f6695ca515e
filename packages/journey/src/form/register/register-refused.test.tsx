// @vitest-environment happy-dom
import { vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { asked, beginAnew, egea, opened } from '../../testing/registration.tsx';

beforeEach(beginAnew);

test.each([
  ['plate', 'Plaka', 'Plakayı kontrol edin.', { Plaka: '82 ELF 728' }],
  ['serial', 'Ruhsat seri numarası', 'Seri numarasını kontrol edin.', { 'Ruhsat seri numarası': 'AB 1' }],
])(
  'a wrong %s is told at its box, which has the focus, and is sent to nobody',
  async (_what, label, sentence, typed) => {
    const { page, gateway, press } = await opened();
    fill(page, typed);
    await press('Aracı bul, formu doldur');
    await page.findByText(sentence);
    await expect.poll(() => document.activeElement).toBe(page.getByLabelText(label));
    expect(gateway.calls(vehicleFind)).toEqual([]);
    /* it is no answer of this step: the form itself has nothing to mend */
    expect(page.queryByText(/bilgiyi düzeltin/)).toBeNull();
  },
);

test('what the gateway refuses is told at the same box', async () => {
  const gateway = fakeGateway();
  gateway.refuse(vehicleFind, 'invalid-input', [
    { field: 'documentSerial', message: 'field.licenceSerial.error' },
  ]);
  const { page } = await asked(gateway);
  await page.findByText('Seri numarasını kontrol edin.');
  await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Ruhsat seri numarası'));
});

test('a car that is not there is told, and the form can be filled in by hand', async () => {
  const gateway = fakeGateway();
  gateway.refuse(vehicleFind, 'not-found');
  const shown = await asked(gateway);
  const alert = await shown.page.findByRole('alert');
  expect(alert.textContent).toContain('kayıtlı bir araç bulamadık');
  fill(shown.page, { 'Model yılı': '2021' });
  await shown.press('Devam et');
  await shown.page.findByLabelText('Basamak');
});

test.each(['upstream-unavailable', 'offline', 'timeout', 'service-unavailable'] as const)(
  'a register that cannot be reached (%s) is asked again by a press',
  async (code) => {
    const gateway = fakeGateway();
    gateway.refuse(vehicleFind, code);
    const { page, press } = await asked(gateway);
    expect((await page.findByRole('alert')).textContent).toContain('şu anda ulaşamıyoruz');
    gateway.answer(vehicleFind, egea);
    await press('Yeniden dene');
    await page.findByText(/Araç tescil kaydından 3 bilgi dolduruldu/);
    expect(page.queryByRole('alert')).toBeNull();
  },
);

test('whoever presses to try again keeps the focus there while it is asked, and hears the words anew', async () => {
  const gateway = fakeGateway();
  gateway.refuse(vehicleFind, 'upstream-unavailable');
  const { page, press } = await asked(gateway);
  const words = (await page.findByRole('alert')).querySelector('span');
  const held = gateway.hold(vehicleFind);
  await press('Yeniden dene');
  const retry = page.getByRole('button', { name: 'Yeniden dene' });
  expect(document.activeElement).toBe(retry);
  expect(retry.getAttribute('aria-busy')).toBe('true');
  await held.refuse('upstream-unavailable');
  await expect.poll(() => retry.getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(retry);
  /* an alert that stayed as it was is heard by nobody */
  expect(page.getByRole('alert').contains(words)).toBe(false);
});

test('where no further try is offered the focus goes to the way of asking', async () => {
  const gateway = fakeGateway();
  gateway.refuse(vehicleFind, 'upstream-unavailable');
  const { page, press } = await asked(gateway);
  await page.findByRole('alert');
  gateway.refuse(vehicleFind, 'not-found');
  await press('Yeniden dene');
  await page.findByText(/kayıtlı bir araç bulamadık/);
  await expect
    .poll(() => document.activeElement)
    .toBe(page.getByRole('button', { name: 'Aracı bul, formu doldur' }));
});

test('a number that is refused while the buyer types elsewhere leaves the focus there', async () => {
  const gateway = fakeGateway();
  let refuse = (): void => {};
  const waits = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  gateway.refuse(vehicleFind, 'invalid-input', [
    { field: 'documentSerial', message: 'field.licenceSerial.error' },
  ]);
  const { call } = gateway;
  gateway.call = async (...given) => {
    if ((given[0] as unknown) === vehicleFind) await waits;
    return call(...given);
  };
  const { page } = await asked(gateway);
  const elsewhere = page.getByLabelText('Model yılı');
  elsewhere.focus();
  refuse();
  await page.findByText('Seri numarasını kontrol edin.');
  expect(document.activeElement).toBe(elsewhere);
});

test('a refusal of what this panel does not ask is told as one of the register', async () => {
  const gateway = fakeGateway();
  gateway.refuse(vehicleFind, 'invalid-input', [{ field: 'product', message: 'x' }]);
  const { page } = await asked(gateway);
  expect((await page.findByRole('alert')).textContent).toContain('şu anda ulaşamıyoruz');
});

test('who tried too often is told, and offered no further try', async () => {
  const gateway = fakeGateway();
  gateway.refuse(vehicleFind, 'too-many-requests', [], 600);
  const { page } = await asked(gateway);
  expect((await page.findByRole('alert')).textContent).toContain('En geç bir saat sonra yeniden deneyebilir');
  expect(page.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
});
