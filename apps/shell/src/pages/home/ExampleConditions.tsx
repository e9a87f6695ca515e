import { Fragment } from 'react';
import type { ExamplePrice } from './example-prices.ts';
import { useExampleWords } from './use-example-words.ts';

/** What a price is for, in one line: each word keeps its own direction, the dots between them the page's. */
export function ExampleConditions({ price }: { price: ExamplePrice }) {
  const wordsOf = useExampleWords();
  return wordsOf(price).map(({ question, answer }, at) => (
    <Fragment key={question}>
      {at > 0 && '\u00a0· '}
      <bdi>{answer}</bdi>
    </Fragment>
  ));
}
