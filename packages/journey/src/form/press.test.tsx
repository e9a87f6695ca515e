// @vitest-environment happy-dom
import { quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { email } from '@sigorta/product-kit/fields/contact';
import { region } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { sampleProduct } from '../testing/sample-product.ts';
import { FormPage } from './FormPage.tsx';
import { judging, source } from './judging.ts';
import { forgetValues } from './kept-values.ts';

const product: Product = {
  ...sampleProduct,
  steps: [
    { id: 'trip', kind: 'fields', fields: [region()] },
    { id: 'contact', kind: 'fields', fields: [email()] },
  ],
  insured: { min: 0, max: 0, fields: [] },
};

beforeEach(() => {
  sessionStorage.clear();
  forgetValues(product.id);
  source.come = null;
  idle.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  source.come = null;
});

/** what waits for a time in which nobody does anything */
const idle: (() => void)[] = [];
beforeAll(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterAll(() => void vi.unstubAllGlobals());

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The form with its rules, whose pictures come when the test says so; `judged` counts how often they were asked. */
async function show(own: Partial<Product> = {}) {
  const rules = await judging('tr');
  const validate = vi.fn(rules.validate);
  source.come = { ...rules, validate };
  const gateway = fakeGateway();
  const page = await renderJourney(<FormPage />, { gateway, page: 'form', product: { ...product, ...own } });
  const frames = new Map<number, FrameRequestCallback>();
  let asked = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frames.set(++asked, frame);
    return asked;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame));
  return {
    gateway,
    page,
    judged: () => validate.mock.calls.length,
    button: () => page.getByRole('button', { name: forward }),
    /** the task of the press, with what React does at its end, and no picture */
    press: async () => {
      page.getByRole('button', { name: forward }).click();
      await turn();
      await turn();
    },
    /** one picture, and the task behind it */
    picture: async () => {
      const due = [...frames.values()];
      frames.clear();
      for (const frame of due) frame(performance.now());
      await turn();
    },
  };
}

const forward = /Devam et|Teklifleri göster|Şirketlere soruyoruz/;
const errors = /bilgiyi düzeltin/;

test('the picture after a press shows that it was heard, and nothing was judged or drawn for it yet', async () => {
  const { page, press, picture, judged, button } = await show();
  await press();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(button().className).toContain('heard');
  expect(button().getAttribute('aria-disabled')).toBeNull();
  expect(judged()).toBe(0);
  expect(page.queryByText(errors)).toBeNull();
  await picture();
});

test('the picture behind it shows all of the answer: errors, the focus at their list, and a button at rest', async () => {
  const { page, press, picture, judged, button } = await show();
  await press();
  await picture();
  const title = page.getByText(errors);
  expect(title.closest('[tabindex]')?.contains(document.activeElement)).toBe(true);
  expect(page.getAllByRole('alert')).toHaveLength(1);
  expect(button().getAttribute('aria-busy')).toBeNull();
  expect(button().className).not.toContain('heard');
  expect(judged()).toBe(1);
});

test('a second press before the answer is none', async () => {
  const { page, press, picture, gateway, button } = await show({
    steps: [{ id: 'contact', kind: 'fields', fields: [email()] }],
  });
  gateway.hold(quoteCreate);
  fill(page, { 'E-posta': 'defne@ornek.com' });
  await press();
  await press();
  await picture();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await press();
  await picture();
  await expect.poll(() => gateway.calls(quoteCreate)).toHaveLength(1);
});

test('a step that is right goes on behind the same picture, with the focus in the next one', async () => {
  const { page, press, picture } = await show();
  page.getByLabelText('Avrupa').click();
  await press();
  expect(page.queryByLabelText('E-posta')).toBeNull();
  await picture();
  expect(page.getByLabelText('E-posta')).toBe(document.activeElement);
});

test('what is answered between the press and its picture is judged with the rest', async () => {
  const { page, press, picture } = await show();
  await press();
  page.getByLabelText('Avrupa').click();
  await picture();
  expect(page.queryByText(errors)).toBeNull();
  expect(page.getByLabelText('E-posta')).toBeTruthy();
});

test('a page that is hidden before its picture does not wait for it', async () => {
  const { page, press, picture, judged } = await show();
  await press();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  page.getByText(errors);
  await picture();
  expect(judged()).toBe(1);
  /* hidden from the start, it asks for no picture at all */
  await press();
  expect(judged()).toBe(2);
});

test('the rules are gone through once while nobody does anything, and nobody sees or hears of it', async () => {
  const { page, press, picture, judged } = await show();
  await expect.poll(() => idle.length).toBeGreaterThan(0);
  for (const work of idle) work();
  expect(judged()).toBe(1);
  await turn();
  expect(page.queryByRole('alert')).toBeNull();
  expect(page.container.querySelector('[aria-invalid=true]')).toBeNull();
  expect(document.title).not.toMatch(/^Hata/);
  await press();
  await picture();
  page.getByText(errors);
  expect(judged()).toBe(2);
});
