import type { CoverageLimit } from '@sigorta/contracts/coverage';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { useWords } from './use-words.ts';

/** A coverage's limit in words; never a colour or a mark alone. */
export function LimitWords({ limit }: { limit: CoverageLimit }) {
  const { t, language } = useWords();
  if (limit.kind === 'amount') return <Money money={limit.amount} language={language} round />;
  if (limit.kind === 'count') return t('limit.count', { count: limit.count });
  return t(`limit.${limit.kind}`);
}
