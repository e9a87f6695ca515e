import { Agent } from 'undici';
import { iyzico } from '../payments/provider/iyzico/iyzico.ts';
import type { PaymentProvider } from '../payments/provider/provider.ts';
import { type Mailer, smtpMailer } from '../platform/mail/mailer.ts';
import type { Timings } from '../platform/timings.ts';
import { type PolicyDesk, policyDesk } from '../policies/issue/insurer-policies.ts';
import type { Context } from './context.ts';

/** What buying needs beside the context; made once per context. */
export interface Parts {
  context: Context;
  provider: PaymentProvider;
  desk: PolicyDesk;
  mailer: Mailer;
  timings: Timings;
  /** tells the workers of this process that there is work; set by them */
  wake: () => void;
}

const made = new WeakMap<Context, Parts>();

function make(context: Context, replaced: Partial<Parts>): Parts {
  const timings = replaced.timings ?? context.config.timings;
  const { payment, smtpUrl } = context.config;
  return {
    context,
    timings,
    provider:
      replaced.provider ??
      iyzico(
        { ...payment, timeoutMs: timings.providerTimeoutMs },
        new Agent({ connections: 32, connect: { timeout: 10_000 }, keepAliveTimeout: 30_000 }),
        new Agent({ connections: 16, connect: { timeout: 5_000 }, keepAliveTimeout: 30_000 }),
      ),
    desk: replaced.desk ?? policyDesk(context, timings.insurerTimeoutMs),
    mailer: replaced.mailer ?? smtpMailer(smtpUrl, timings.mailTimeoutMs),
    wake: () => {},
  };
}

/** @param replaced other outsides for tests; only the first call for a context counts */
export function partsOf(context: Context, replaced: Partial<Parts> = {}): Parts {
  const found = made.get(context);
  if (found) return found;
  const parts = make(context, replaced);
  made.set(context, parts);
  return parts;
}
