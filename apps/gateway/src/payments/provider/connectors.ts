import type { Partner } from '../../platform/caller.ts';
import type { PaymentProvider } from './provider.ts';

/** The payment providers we have an account with. */
export interface Connectors {
  /**
   * The one an attempt was made with: its return, its notices, inquiries and refunds go nowhere else.
   * @throws Error when no such account is set up any more
   */
  of(name: string): PaymentProvider;
  /** The one a new attempt is made with. */
  forPartner(partner: Pick<Partner, 'settings'>): PaymentProvider;
}

/** @param providers the first is the standard one */
export function createConnectors(providers: readonly [PaymentProvider, ...PaymentProvider[]]): Connectors {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return {
    of: (name) => {
      const provider = byName.get(name);
      if (!provider) throw new Error(`no payment provider named ${name} is set up`);
      return provider;
    },
    forPartner: () => providers[0],
  };
}
