// @vitest-environment happy-dom
import { examplePrices } from '@sigorta/contracts/operations/example-prices';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { bootOfTest } from '@sigorta/runtime/testing/boot-of-test';
import { afterEach, expect, test } from 'vitest';
import { all } from '../../texts/all-tr.ts';
import { HomePage } from './HomePage.tsx';

const lira = (minor: number) => ({ minor, currency: 'TRY' as const });
const card = (id: string, name: string) => ({
  id,
  family: 'sample',
  menuGroup: 'travel' as const,
  paths: { form: `/${id}`, payment: `/pay-${id}` },
  aliases: [],
  name,
  menu: name,
  text: `${name} için`,
  image: 'scene.svg',
  icon: 'icon.svg',
});

const travel = {
  product: 'foreign-travel',
  told: [{ question: 'Ülke', answer: 'Schengen Ülkeleri' }],
  days: 8,
  age: 35,
  lowest: [
    { insurer: { id: 'poyraztas', name: 'Poyraztaş Sigorta' }, price: lira(84_210) },
    { insurer: { id: 'laledere', name: 'Laledere Sigorta' }, price: lira(91_145) },
  ],
  insurers: 9,
  at: '2026-11-26T07:42:00.000Z',
};

const show = (gateway: FakeGateway) => {
  loadNamespace('shell', 'tr', all.shell);
  loadNamespace('ui', 'tr', all.ui);
  const catalogue = [card('foreign-travel', 'Yurt dışı seyahat'), card('dask', 'DASK')];
  return renderPage(<HomePage />, { gateway, boot: bootOfTest({ language: 'tr', catalogue }) });
};
/** As the page does when it has its handlers. */
const becomeUsable = () => performance.mark('hydrated:page');
afterEach(() => performance.clearMarks());

test('nobody is asked for prices before the page can be used', () => {
  const gateway = fakeGateway();
  const page = show(gateway);
  expect(gateway.calls(examplePrices)).toEqual([]);
  expect(page.container.textContent).not.toMatch(/\d TL/);
});

test('a price stands with what it is for, on its door, on its card and in the steps', async () => {
  const gateway = fakeGateway();
  gateway.answer(examplePrices, [travel]);
  const page = show(gateway);
  becomeUsable();
  await page.findAllByText('35 yaşında bir kişi');
  expect(page.container.textContent?.match(/842,10\s?TL/g)).toHaveLength(3);
  expect(page.container.textContent).toMatch(/Laledere Sigorta911,45\sTL/);
  expect(page.getAllByText('Schengen Ülkeleri')).toHaveLength(3);
  expect(page.getAllByText('35 yaşında bir kişi')).toHaveLength(2);
  expect(page.getByText(/bugün saat 10:42 itibarıyla/)).toBeTruthy();
  expect(page.getByText('Fiyatı, bilgilerinizle birlikte çıkar.')).toBeTruthy();
  expect(gateway.calls(examplePrices)).toHaveLength(1);
});

test('where nobody says a price none is shown, and no insurer is given one', async () => {
  const gateway = fakeGateway();
  gateway.refuse(examplePrices, 'service-unavailable');
  const page = show(gateway);
  becomeUsable();
  expect(await page.findAllByText('Fiyatı, bilgilerinizle birlikte çıkar.')).toHaveLength(2);
  expect(page.container.textContent).not.toMatch(/\d\sTL|itibarıyla/);
});
