// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { ConsentUse } from '@sigorta/product-kit/product';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderJourney } from '../testing/render-journey.tsx';
import { ConsentList } from './ConsentList.tsx';

const uses: ConsentUse[] = [
  { id: 'accuracy', at: 'form', required: true },
  { id: 'marketing', at: 'form', required: false },
];
const accuracy = 'Verdiğim bilgilerin doğru ve eksiksiz olduğunu beyan ederim.';

function Consents({ wrong }: { wrong: readonly string[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)));
  return <ConsentList uses={uses} ticked={ticked} wrong={new Set(wrong)} onTick={tick} />;
}

const show = (wrong: readonly string[] = []) =>
  renderJourney(<Consents wrong={wrong} />, { gateway: fakeGateway(), page: 'form' });

test('no box is ticked beforehand, and what may be left is said to be', async () => {
  const page = await show();
  for (const box of page.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
  expect(
    page.getByLabelText(/Kampanya ve yeniliklerden haberdar olmak istiyorum\. \(isteğe bağlı\)/),
  ).toBeTruthy();
});

test('a missing consent is told at its box', async () => {
  const page = await show(['accuracy']);
  const box = page.getByLabelText(accuracy);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByText('Devam etmek için bilgilerin doğru olduğunu beyan etmeniz gerekir.')).toBeTruthy();
});

test('its text is one press away; closing leaves the box as it was, agreeing ticks it', async () => {
  const page = await show();
  await page.user.click(page.getByRole('button', { name: 'Beyanı oku' }));
  await page.findByRole('button', { name: 'Kapat' });
  await page.user.click(page.getByRole('button', { name: 'Kapat' }));
  expect(page.getByLabelText(accuracy)).toHaveProperty('checked', false);
  await page.user.click(page.getByRole('button', { name: 'Beyanı oku' }));
  const dialog = await page.findByRole('dialog');
  await expect.poll(() => dialog.querySelectorAll('p').length).toBeGreaterThan(1);
  const agree = [...dialog.querySelectorAll('button')].at(-1);
  if (!agree) throw new Error('nothing to agree with');
  await page.user.click(agree);
  expect(page.getByLabelText(accuracy)).toHaveProperty('checked', true);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a box is ticked and unticked by the keyboard', async () => {
  const page = await show();
  const box = page.getByLabelText(accuracy);
  box.focus();
  await page.user.keyboard(' ');
  expect(box).toHaveProperty('checked', true);
  await page.user.keyboard(' ');
  expect(box).toHaveProperty('checked', false);
});
