import { openConnectors } from '../../main/open-connectors.ts';
import { type FormFields, readForm } from '../../payments/provider/form-fields.ts';
import type { Charge, PaymentProvider, TakenCharge } from '../../payments/provider/provider.ts';
import type { Config } from '../../platform/config.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { randomId } from '../../platform/random-id.ts';
import { readConfig } from '../../platform/read-config.ts';
import type { Timings } from '../../platform/timings.ts';
import { submitToBank } from './bank-visit.ts';
import { sealedCard } from './card-entry.ts';
import {
  cards,
  control,
  givenUpSoon,
  quick,
  type Sandbox,
  sandboxEnvironment,
  startSandbox,
} from './outside.ts';

/** One payment provider against a sandbox of its own, without the gateway around it. */
export interface Stand {
  provider: PaymentProvider;
  /** the same with little patience, for calls that are answered late or never */
  impatient: PaymentProvider;
  config: Config;
  sandbox: Sandbox;
  /** its name on the sandbox's fault board */
  part: 'payment' | 'nestpay';
  /** breaks it */
  fault: (change: object) => Promise<unknown>;
  mend: () => Promise<unknown>;
  /** the books of the sandbox for one attempt, newest first */
  booked: (attemptId: string) => Promise<{ kind: string; amount: number; reference: string }[]>;
  /** a start whose buyer proved himself; what his browser carries back */
  proven: (
    card?: string,
    action?: string,
  ) => Promise<{ charge: Charge; paymentId: string; form: FormFields }>;
  /** a charge that went through */
  taken: (card?: string) => Promise<TakenCharge>;
  close: () => Promise<void>;
}

export const newCharge = (): Charge => ({
  id: randomId(),
  orderId: randomId(),
  product: 'foreign-travel',
  language: 'tr',
  priceMinor: 10_025,
  paidMinor: 10_025,
  installmentCount: 1,
  buyer: {
    id: 'b',
    firstName: 'Defne',
    lastName: 'Aydın',
    identityNumber: '10000000146',
    email: 'defne@ornek.example',
    phone: '+905321112233',
    ip: '127.0.0.1',
    address: 'Moda Caddesi 12',
    city: 'İstanbul',
    country: 'Türkiye',
  },
});

export const cardOf = (number: string) => ({ holder: 'Defne Aydın', sealed: sealedCard({ number }).sealed });

/** The form as the browser's bytes. */
export const postedForm = (fields: Readonly<Record<string, string>>): FormFields =>
  readForm(Buffer.from(new URLSearchParams(fields).toString(), 'latin1'));

export async function openStand(name: string, environment: NodeJS.ProcessEnv = {}): Promise<Stand> {
  const sandbox = await startSandbox(undefined, environment);
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...sandboxEnvironment(sandbox), ...environment },
    process.cwd(),
  );
  const waiting = (more: Partial<Timings>) =>
    openConnectors(config, { ...quick, ...givenUpSoon, ...more }, createMetrics()).of(name);
  const provider = waiting({});
  const part = name === 'iyzico' ? 'payment' : 'nestpay';

  const proven: Stand['proven'] = async (card = cards.success, action = 'approve') => {
    const charge = newCharge();
    const answer = await provider.start(charge, cardOf(card), 'http://127.0.0.1:9/donus');
    if (answer.result !== 'started') throw new Error(answer.result);
    await submitToBank(answer.html);
    const { form } = await control(sandbox, `acs/${answer.paymentId}`, { action, post: false });
    return { charge, paymentId: answer.paymentId, form: postedForm(form) };
  };

  const taken: Stand['taken'] = async (card) => {
    const { charge, paymentId, form } = await proven(card);
    const back = provider.readReturn(form);
    const answer = await provider.finish(charge, paymentId, back?.proof ?? null);
    if (answer.result !== 'charged') throw new Error(JSON.stringify(answer));
    return {
      attemptId: charge.id,
      orderId: charge.orderId,
      paymentId: answer.paymentId,
      transactionIds: answer.transactionIds,
      priceMinor: charge.priceMinor,
      paidMinor: charge.paidMinor,
    };
  };

  return {
    provider,
    impatient: waiting({ providerTimeoutMs: 150 }),
    config,
    sandbox,
    part,
    fault: (change) => control(sandbox, part, change),
    mend: () => control(sandbox, 'reset', { faultsOnly: true }),
    booked: async (attemptId) => (await control(sandbox, `charges?conversationId=${attemptId}`)).rows,
    proven,
    taken,
    close: () => sandbox.close(),
  };
}
