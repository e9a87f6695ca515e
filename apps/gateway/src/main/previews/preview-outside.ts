import { straight } from '@sigorta/egress/egress';
import { lineAgent } from '@sigorta/egress/line-agent';
import { addMonths } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { cardEntryAt } from '../../payments/provider/card-entry.ts';
import { type Connectors, createConnectors } from '../../payments/provider/connectors.ts';
import { iyzico } from '../../payments/provider/iyzico/iyzico.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Timings } from '../../platform/timings.ts';
import type { InsurerPolicies } from '../../policies/issue/insurer-policies.ts';

/** Name of the only provider that a preview has: returns and notices at its address belong to previews. */
export const testProvider = 'iyzico-test';

/** No test account is set: every question about a payment is answered with that, before anything is written. */
const noAccount: Connectors = {
  of: (name) => {
    throw new Error(`no account at payment provider ${name} is set up for previews`);
  },
  has: () => false,
  all: () => [],
  forPartner: () => {
    throw new Refusal('preview-takes-no-payment');
  },
};

/**
 * Payments of previews: the test account whatever a partner chose, and nothing where none is set. A real account is not even
 * in reach here.
 */
export function previewConnectors(
  { preview, cardEntry, egress }: Config,
  timings: Timings,
  metrics: Context['metrics'],
): Connectors {
  if (!preview.payment) return noAccount;
  const waits = {
    timeoutMs: timings.providerTimeoutMs,
    bankTimeMs: timings.challengeMs,
    windowMs: timings.notFoundWindowMs,
  };
  const unlisted = (call: string, codeClass: string) =>
    metrics.paymentUnlistedCodes.inc({ connector: testProvider, call, class: codeClass });
  const account = iyzico(
    { ...preview.payment, account: 'preview', ...waits },
    lineAgent(egress, { connections: 4 }),
    lineAgent(egress, { connections: 4 }),
    cardEntryAt(cardEntry, lineAgent(straight, { connections: 4 })),
    unlisted,
  );
  return createConnectors([{ ...account, name: testProvider }], testProvider);
}

/** Cover of a policy that nobody made. */
const months = 12;

/**
 * Policies of previews: made here, with a number that says so. No insurer hears of them, because none of their wires has a
 * mark for a test.
 */
export function previewPolicies(clock: Context['clock']): InsurerPolicies {
  return {
    issue: async ({ quoteNo, reference }) => {
      const now = clock();
      const today = todayInIstanbul(now);
      return {
        result: 'issued',
        policy: {
          policyNo: `ONIZLEME-${reference.replace(/[^A-Za-z0-9]/g, '').slice(0, 12)}`,
          quoteNo,
          reference,
          issuedAt: now.toISOString(),
          startsAt: today,
          endsAt: addMonths(today, months),
          state: 'active',
        },
      };
    },
    cancel: async () => ({ result: 'refused', reason: 'preview' }),
    find: async () => ({ result: 'found', policies: [] }),
    list: async () => ({ result: 'listed', policies: [] }),
  };
}
