import type { GivenConsent } from '@sigorta/contracts/operations/my-consents';

const natures: ReadonlyMap<string, GivenConsent['nature']> = new Map([
  ['marketing', 'free'],
  ['commercial-messages', 'free'],
  ['satisfaction-survey-abroad', 'free'],
  ['personal-data', 'data'],
  ['express-consent', 'data'],
  ['health-data', 'data'],
  ['pet-personal-data', 'data'],
  ['accuracy', 'declaration'],
  ['pre-information', 'contract'],
  ['distance-sales-contract', 'contract'],
  ['special-terms', 'contract'],
]);

/** What taking a consent back would mean. One that nobody knows here is a notice that was read. */
export const natureOf = (consent: string): GivenConsent['nature'] => natures.get(consent) ?? 'notice';
