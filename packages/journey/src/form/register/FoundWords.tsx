import { useWords } from '../../words/use-words.ts';
import type { Found } from './use-find-vehicle.ts';

/** Which car it is, so that another one is noticed, and what became of the form. */
export function FoundWords({ found: { facts, filled, keptOwn } }: { found: Found }) {
  const { t } = useWords();
  return (
    <>
      <bdi>{`${facts.makeAndModel}, ${facts.modelYear}`}</bdi>
      {'. '}
      {filled > 0 && t('register.filled', { count: filled })} {keptOwn && t('register.keptOwn')}
    </>
  );
}
