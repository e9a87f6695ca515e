import { useWords } from '../../words/use-words.ts';
import type { Found } from './use-find-vehicle.ts';

/** Which car it is, so that another one is noticed, and what became of the form. */
export function FoundWords({ found: { plate, facts, filled, keptOwn } }: { found: Found }) {
  const { t } = useWords();
  return (
    <>
      {/* a product that asks neither is told neither */}
      <bdi>{[facts.makeAndModel ?? plate, facts.modelYear].filter(Boolean).join(', ')}</bdi>
      {'. '}
      {filled > 0 && t('register.filled', { count: filled })} {keptOwn && t('register.keptOwn')}
    </>
  );
}
