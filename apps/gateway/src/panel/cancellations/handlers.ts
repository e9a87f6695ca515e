import type { Handlers } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { viewCancellation } from './detail.ts';
import { listCancellations } from './list.ts';
import { askAgain, settleCancellation } from './work.ts';

export const panelCancellationHandlers = {
  panelCancellations: listCancellations,
  panelCancellation: viewCancellation,
  panelCancellationAsk: askAgain,
  panelCancellationSettle: settleCancellation,
} satisfies Partial<Handlers<JobContext>>;
