import { ar as arCancellations } from '../../apps/panel/src/pages/cancellations/texts/ar.ts';
import { tr as trCancellations } from '../../apps/panel/src/pages/cancellations/texts/tr.ts';
import { ar as arRequests } from '../../apps/panel/src/pages/payment-requests/texts/ar.ts';
import { tr as trRequests } from '../../apps/panel/src/pages/payment-requests/texts/tr.ts';
import { ar as arProposals } from '../../apps/panel/src/pages/proposals/texts/ar.ts';
import { tr as trProposals } from '../../apps/panel/src/pages/proposals/texts/tr.ts';
import { ar as arTransfers } from '../../apps/panel/src/pages/transfers/texts/ar.ts';
import { tr as trTransfers } from '../../apps/panel/src/pages/transfers/texts/tr.ts';
import { ar as arPanel } from '../../apps/panel/src/texts/ar.ts';
import { tr as trPanel } from '../../apps/panel/src/texts/tr.ts';

/** The panel's frame, and its pages about money, in the two languages that differ most. */
export const panelTexts = { tr: trPanel, ar: arPanel };
export const cancellationQueueTexts = { tr: trCancellations, ar: arCancellations };
export const paymentRequestTexts = { tr: trRequests, ar: arRequests };
export const proposalTexts = { tr: trProposals, ar: arProposals };
export const transferTexts = { tr: trTransfers, ar: arTransfers };
