import { lira } from '@sigorta/contracts/money';
import type { paymentOptions } from '@sigorta/contracts/operations/payment-options';
import type { Handler } from '../../platform/handler.ts';
import { transferAccountOf } from '../transfers/transfer-account.ts';

export const readOptions: Handler<typeof paymentOptions> = async ({ config }, _request, call) => ({
  least: lira(config.freePayment.leastMinor),
  most: lira(config.freePayment.mostMinor),
  transfer: transferAccountOf(call.partner.settings) !== null,
});
