import { formatAge } from '@sigorta/i18n/age';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Instant } from './Instant.tsx';
import { TwoLines } from './TwoLines.tsx';

/** How long something waits, and since when. */
export function Age({ since }: { since: string }) {
  const age = formatAge(Date.now() - new Date(since).getTime(), useLanguage());
  return (
    <TwoLines under={<Instant at={since} />}>
      <bdi>{age}</bdi>
    </TwoLines>
  );
}
