import { useTexts } from '@sigorta/runtime/runtime';
import type { ExamplePrice } from './example-prices.ts';

interface ExampleWord {
  question: string;
  answer: string;
}

/** What an example answers, in order: what its product tells, how long, for whom. */
export function useExampleWords(): (price: ExamplePrice) => ExampleWord[] {
  const t = useTexts('shell');
  return ({ told, days, age }) => [
    ...told,
    ...(days === null
      ? []
      : [{ question: t('home.example.days.asked'), answer: t('home.example.days', { count: days }) }]),
    ...(age === null
      ? []
      : [{ question: t('home.example.age.asked'), answer: t('home.example.age', { count: age }) }]),
  ];
}
