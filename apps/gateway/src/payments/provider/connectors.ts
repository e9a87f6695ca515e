import type { Partner } from '../../platform/caller.ts';
import type { PaymentProvider } from './provider.ts';

/** The payment providers we have an account with. */
export interface Connectors {
  /**
   * The one an attempt was made with: its return, its notices, inquiries and refunds go nowhere else.
   * @param account the merchant number kept with the attempt; another one would answer that it knows nothing of it
   * @throws Error when no such account is set up any more
   */
  of(name: string, account?: string | null): PaymentProvider;
  /** Whether a provider of this name is set up: a name out of an address may be anything. */
  has(name: string): boolean;
  /** Every one that is set up. */
  all(): readonly PaymentProvider[];
  /** The one a new attempt is made with: the partner's own choice, else the standard one. */
  forPartner(partner: Pick<Partner, 'settings'>): PaymentProvider;
}

/**
 * @param providers of different names
 * @param standard name of the one partners get who chose none
 * @throws Error when that one is not among them
 */
export function createConnectors(providers: readonly PaymentProvider[], standard: string): Connectors {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  const of = (name: string, account: string | null = null): PaymentProvider => {
    const provider = byName.get(name);
    if (!provider || (account !== null && provider.account !== null && provider.account !== account))
      throw new Error(`no account ${account ?? ''} at payment provider ${name} is set up`);
    return provider;
  };
  const usual = of(standard);
  return {
    of,
    all: () => providers,
    has: (name) => byName.has(name),
    forPartner: ({ settings }) => byName.get(settings.odeme_kurulusu ?? '') ?? usual,
  };
}
