import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComboboxList } from './field/ComboboxList.tsx';

const countries = Array.from({ length: 240 }, (_, at) => ({ value: String(at), label: `Ülke ${at}` }));

const listOf = (matches: typeof countries, active = -1) => (
  <ComboboxList
    id="list"
    label="Ülke"
    listRef={{ current: null }}
    optionId={(at) => `list-${at}`}
    matches={matches}
    drawn={matches.length}
    onMore={() => undefined}
    active={active}
    value=""
    onPick={() => undefined}
  />
);

/** What the first picture of an open list holds: places of its options. */
const firstDrawn = (active = -1, matches = countries): number[] =>
  [...renderToStaticMarkup(listOf(matches, active)).matchAll(/id="list-(\d+)"/g)].map(([, at]) => Number(at));

test('the first picture of a long list holds what the eye can reach', () => {
  const drawn = firstDrawn();
  /* 336 px hold seven options and a half */
  expect(drawn.length).toBeGreaterThanOrEqual(8);
  expect(drawn.length).toBeLessThanOrEqual(24);
  expect(drawn[0]).toBe(0);
});

test('what was chosen is there from the first picture on, with what stands below it', () => {
  const drawn = firstDrawn(200);
  expect(drawn).toContain(200);
  expect(drawn).toContain(207);
});

test('a list is as long for those who listen, however much of it is drawn', () => {
  const html = renderToStaticMarkup(listOf(countries));
  expect(new Set(html.match(/aria-setsize="\d+"/g))).toEqual(new Set(['aria-setsize="240"']));
  expect(html).toContain('aria-posinset="1"');
});

test('a short list is there at once', () => {
  expect(firstDrawn(-1, countries.slice(0, 9))).toHaveLength(9);
});
