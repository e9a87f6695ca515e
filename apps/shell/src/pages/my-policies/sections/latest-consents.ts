import type { GivenConsent } from '@sigorta/contracts/operations/my-consents';

/** What somebody agreed to, once for each consent: its last word, and how often it was given. */
export interface ShownConsent extends GivenConsent {
  times: number;
}

/** @param given newest first, as the gateway lists them */
export function latestConsents(given: readonly GivenConsent[]): ShownConsent[] {
  const shown = new Map<string, ShownConsent>();
  for (const one of given) {
    const key = `${one.consent}|${one.document}`;
    const known = shown.get(key);
    if (known) known.times += 1;
    else shown.set(key, { ...one, times: 1 });
  }
  return [...shown.values()];
}
