// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { beginDate, endDate } from '@sigorta/product-kit/fields/travel';
import { addDays, addMonths, formatDisplayDate, type IsoDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderJourney } from '../../testing/render-journey.tsx';
import { sampleProduct } from '../../testing/sample-product.ts';
import { FormPage } from '../FormPage.tsx';
import { forgetValues } from '../kept-values.ts';

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(sampleProduct.id);
});

/** the tenth of next month */
const tenth: IsoDate = `${addMonths(todayInIstanbul(new Date()), 1).slice(0, 7)}-10`;
const longestCover = 8;

async function show() {
  const page = await renderJourney(<FormPage />, {
    gateway: fakeGateway(),
    page: 'form',
    product: {
      ...sampleProduct,
      longestCover,
      steps: [{ id: 'contact', kind: 'fields', fields: [beginDate({ maxDays: 365 }), endDate()] }],
      insured: { min: 0, max: 0, fields: [] },
    },
  });
  const box = (label: string) => page.getByLabelText(label) as HTMLInputElement;
  await page.findByLabelText('Gidiş tarihi');
  fill(page, { 'Gidiş tarihi': formatDisplayDate(tenth) });
  const open = async (at: 0 | 1) => {
    const [first, last] = page.getAllByRole('button', { name: 'Takvimi aç' });
    const opener = at === 0 ? first : last;
    if (!opener) throw new Error('a calendar of each date was expected');
    await page.user.click(opener);
    const calendar = within(await page.findByRole('dialog', { name: 'Tarih seçin' }));
    await calendar.findByRole('grid');
    const day = (date: IsoDate) =>
      calendar.getByRole('grid').querySelector(`[data-date="${date}"]`) as HTMLButtonElement;
    return { opener, calendar, day };
  };
  return { page, box, open };
}

const asked = (calendar: ReturnType<typeof within>) =>
  calendar.getByRole('status').textContent?.split(',')[0];

test('the first day asks for the last one in the same calendar, and both stand in their boxes', async () => {
  const { page, box, open } = await show();
  const { opener, calendar, day } = await open(0);
  expect(asked(calendar)).toBe('Gidiş tarihi');
  await page.user.click(day(addDays(tenth, 1)));
  expect(asked(calendar)).toBe('Dönüş tarihi');
  await page.user.click(day(addDays(tenth, 4)));
  expect(page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(box('Gidiş tarihi').value).toBe(formatDisplayDate(addDays(tenth, 1)));
  expect(box('Dönüş tarihi').value).toBe(formatDisplayDate(addDays(tenth, 4)));
});

test('no last day lies before the first one, nor beyond the longest journey', async () => {
  const { open } = await show();
  const { calendar, day } = await open(1);
  expect(asked(calendar)).toBe('Dönüş tarihi');
  const free = [-1, 0, longestCover - 1, longestCover].map((days) => !day(addDays(tenth, days)).disabled);
  expect(free).toEqual([false, true, true, false]);
});

test('a first day behind the last one empties that, and says how long it is once both are known', async () => {
  const { page, box, open } = await show();
  fill(page, { 'Dönüş tarihi': formatDisplayDate(addDays(tenth, 2)) });
  const { calendar, day } = await open(0);
  calendar.getByText('3 gün');
  expect(calendar.getByRole('status').textContent).toBe('Gidiş tarihi, 3 gün');
  await page.user.click(day(addDays(tenth, 3)));
  expect(box('Dönüş tarihi').value).toBe('');
  expect(calendar.queryByText('3 gün')).toBeNull();
});

test('a first day so early that the last one is beyond the longest journey empties that', async () => {
  const { page, box, open } = await show();
  fill(page, { 'Dönüş tarihi': formatDisplayDate(addDays(tenth, 5)) });
  const first = await open(0);
  await page.user.click(first.day(addDays(tenth, -3)));
  expect(box('Dönüş tarihi').value).toBe('');
  await page.user.click(first.day(addDays(tenth, 1)));
  expect(box('Dönüş tarihi').value).toBe(formatDisplayDate(addDays(tenth, 1)));
});

test('what was half typed does not come back when a day is picked and emptied again', async () => {
  const { page, box, open } = await show();
  fill(page, { 'Dönüş tarihi': '12/0' });
  const last = await open(1);
  await page.user.click(last.day(addDays(tenth, 2)));
  const first = await open(0);
  await page.user.click(first.day(addDays(tenth, 3)));
  expect(box('Dönüş tarihi').value).toBe('');
});

test('Escape keeps the first day and gives the focus back', async () => {
  const { page, box, open } = await show();
  const { opener, day } = await open(0);
  await page.user.click(day(addDays(tenth, 5)));
  await page.user.keyboard('{Escape}');
  expect(page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(box('Gidiş tarihi').value).toBe(formatDisplayDate(addDays(tenth, 5)));
});

test('either day can be asked for by its own button, and days between them are marked', async () => {
  const { page, box, open } = await show();
  const { calendar, day } = await open(1);
  await page.user.click(calendar.getByRole('button', { name: /^Gidiş tarihi/ }));
  expect(asked(calendar)).toBe('Gidiş tarihi');
  await page.user.click(day(addDays(tenth, -1)));
  await page.user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(box('Gidiş tarihi').value).toBe(formatDisplayDate(addDays(tenth, -1)));
  expect(box('Dönüş tarihi').value).toBe(formatDisplayDate(addDays(tenth, 1)));
});
