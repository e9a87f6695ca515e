// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openForm } from '../form/answers/application-form.ts';
import { FormProvider } from '../form/answers/form-context.ts';
import { renderJourney } from '../testing/render-journey.tsx';
import { TripSlider } from './TripSlider.tsx';

/** A trip of ten days, and a button that takes the answers as they are. */
async function trip() {
  const form = openForm({ beginDate: '2026-12-01', endDate: '2026-12-10' });
  const taken: unknown[] = [];
  const page = await renderJourney(
    <FormProvider value={form}>
      <TripSlider from="2026-12-01" endField="endDate" days={10} longest={60} />
      <button type="button" onClick={() => taken.push(form.valueAt('endDate'))}>
        Al
      </button>
    </FormProvider>,
    { gateway: fakeGateway(), page: 'form' },
  );
  const move = (days: number) =>
    fireEvent.change(page.getByRole('slider', { name: 'Süre' }), { target: { value: String(days) } });
  return { form, taken, page, move };
}

test.each(['pointerDown', 'keyDown', 'click'] as const)(
  'who moves the end and goes on at once (%s) goes on with what the thumb showed',
  async (press) => {
    const { taken, page, move } = await trip();
    move(12);
    move(8);
    const button = page.getByRole('button', { name: 'Al' });
    fireEvent[press](button);
    if (press !== 'click') fireEvent.click(button);
    expect(taken).toEqual(['2026-12-08']);
  },
);

test('while only the thumb moves the form hears nothing, and of one that rests it hears by itself', async () => {
  const { form, page, move } = await trip();
  move(20);
  fireEvent.keyDown(page.getByRole('slider', { name: 'Süre' }), { key: 'ArrowLeft' });
  move(19);
  expect(form.valueAt('endDate')).toBe('2026-12-10');
  await expect.poll(() => form.valueAt('endDate')).toBe('2026-12-19');
});

test('a page that is left while the thumb moves has what it showed', async () => {
  const { form, move } = await trip();
  move(5);
  fireEvent(window, new Event('pagehide'));
  expect(form.valueAt('endDate')).toBe('2026-12-05');
});
