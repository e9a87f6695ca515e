// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

function Page() {
  const page = useKeptFocus();
  const [isDone, setDone] = useState(false);
  return (
    <div ref={page}>
      <h1>Coupons</h1>
      <p>Plain text</p>
      {!isDone && (
        <button type="button" onClick={() => setDone(true)}>
          End it
        </button>
      )}
      <button type="button">Another</button>
    </div>
  );
}

test('a button that goes with what it did leaves the keyboard at the page’s heading, not at the top of the document', async () => {
  const page = await renderPanel(<Page />, { gateway: fakeGateway() });
  page.getByRole('button', { name: 'End it' }).focus();
  await page.user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Coupons');
  await page.user.tab();
  expect(document.activeElement?.textContent).toBe('Another');
});

test('who has gone on to something else is left there', async () => {
  const page = await renderPanel(<Page />, { gateway: fakeGateway() });
  const end = page.getByRole('button', { name: 'End it' });
  end.focus();
  page.getByRole('button', { name: 'Another' }).focus();
  end.click();
  await page.settle();
  expect(page.queryByRole('button', { name: 'End it' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Another');
});

test('who pressed beside it is not brought back when it goes', async () => {
  const page = await renderPanel(<Page />, { gateway: fakeGateway() });
  const end = page.getByRole('button', { name: 'End it' });
  end.focus();
  await page.user.click(page.getByText('Plain text'));
  expect(document.activeElement).toBe(document.body);
  end.click();
  await page.settle();
  expect(page.queryByRole('button', { name: 'End it' })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
