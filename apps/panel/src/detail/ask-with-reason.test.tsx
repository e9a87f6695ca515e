// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { AskWithReason } from './AskWithReason.tsx';

test('whoever sends what is wrong is led to the first of it, as often as it is sent', async () => {
  const page = await renderPanel(
    <AskWithReason
      label="Ask"
      title="Money back"
      send="Send"
      reason="Why"
      state="idle"
      code={null}
      isRight={false}
      ask={async () => true}
    >
      {(tried) => <input aria-label="Amount" aria-invalid={tried} />}
    </AskWithReason>,
    { gateway: fakeGateway() },
  );
  await page.user.click(page.getByRole('button', { name: 'Ask' }));
  for (let press = 0; press < 2; press++) {
    await page.user.click(page.dialog().getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(page.dialog().getByLabelText('Amount'));
  }
});
