import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Fragment } from 'react';
import type { ExamplePrice } from './example-prices.ts';
import { useExampleWords } from './use-example-words.ts';

/**
 * The lowest price of an example and what it is for: each word keeps its own direction, the dots between them the page's. Three
 * parts; where it stands says how they look.
 */
export function Example({ price }: { price: ExamplePrice }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const wordsOf = useExampleWords();
  const [lowest] = price.lowest;
  if (!lowest) return null;
  return (
    <>
      <span>{t('home.example.lowest')}</span>
      <Price money={lowest.price} language={language} size="s" />
      <span>
        {wordsOf(price).map(({ question, answer }, at) => (
          <Fragment key={question}>
            {at > 0 && '\u00a0· '}
            <bdi>{answer}</bdi>
          </Fragment>
        ))}
      </span>
    </>
  );
}
