// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { panelTransfers } from '@sigorta/contracts/panel/transfers';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { TransfersPage } from '../transfers/TransfersPage.tsx';
import { Transfers } from './PaymentTables.tsx';

const reference = 'ABCD1234';
const amount = lira(50_000);
const at = '2026-11-20T09:00:00.000Z';

test('a transfer that is waited for looks on the card of its customer as in the list', async () => {
  const onCard = await renderPanel(
    <Transfers
      rows={[{ id: 'transfer-0001', at, orderId: 'order-000001', reference, state: 'waiting', amount }]}
    />,
    { gateway: fakeGateway(), path: '/panel/musteriler' },
  );
  const look = onCard.getByText('Bekleniyor').className;
  onCard.unmount();
  const gateway = fakeGateway();
  const row = {
    ...{ id: 'transfer-0001', state: 'waiting' as const, reference, amount, open: null, verdict: null },
    ...{ isAsked: false, mayTake: false, buyer: 'Ş*** Ö*', subject: 'DASK', expiresAt: at, createdAt: at },
  };
  gateway.answer(panelTransfers, { rows: [row], total: 1, more: false });
  const list = await renderPanel(<TransfersPage />, { gateway, role: 'finance', path: '/panel/havaleler' });
  expect(list.row('ABCD-1234').getByText('Bekleniyor').className).toBe(look);
});
