import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './field/ErrorSummary.tsx';

const problems = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `f-${at}`, message: `Alan ${at}` }));

/** lines that stand open, and those behind the press with its words */
const linesOf = (count: number) => {
  const html = renderToStaticMarkup(<ErrorSummary title="Düzeltin" errors={problems(count)} />);
  const [open = '', rest = ''] = html.split('<details');
  return {
    open: open.match(/<li>/g)?.length ?? 0,
    rest: rest.match(/<li>/g)?.length ?? 0,
    press: /<summary>([^<]*)<\/summary>/.exec(rest)?.[1] ?? null,
  };
};

test.each([
  [1, 1, 0, null],
  [4, 4, 0, null],
  /* a press for one line would be as long as the line */
  [5, 5, 0, null],
  [6, 4, 2, '2 bilgi daha'],
  [12, 4, 8, '8 bilgi daha'],
])('of %i problems %i stand open and %i behind a press', (count, open, rest, press) => {
  expect(linesOf(count)).toEqual({ open, rest, press });
});

test('every line leads to its field, also those behind the press', () => {
  const html = renderToStaticMarkup(<ErrorSummary title="Düzeltin" errors={problems(12)} />);
  expect([...html.matchAll(/href="#(f-\d+)"/g)].map(([, id]) => id)).toEqual(
    problems(12).map(({ id }) => id),
  );
});
