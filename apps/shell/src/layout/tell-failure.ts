import type { RemoteFailure } from '@sigorta/federation/remote-error';
import { withoutLanguage } from '@sigorta/i18n/paths';

/** What a line does, or does not, is no fault of a release. */
const faults: readonly RemoteFailure[] = ['not-found', 'broken', 'wrong-contract'];

/** Tells the gateway that a product's part of this page did not come or threw, so that a bad release is taken back. */
export function tellFailure(failure: RemoteFailure): void {
  if (!faults.includes(failure)) return;
  const path = withoutLanguage(window.location.pathname);
  /* left alone when it does not arrive: others will tell */
  navigator.sendBeacon?.(
    '/remote-failed',
    new Blob([JSON.stringify({ path })], { type: 'application/json' }),
  );
}
