import { expect, test } from 'vitest';
import { moved, rowsOf, textOfRows, withSection } from './section-rows.ts';

test('a stored order is shown first, what it leaves out stands behind it as the arrangement has it', () => {
  const { shown, hidden } = rowsOf('sorular,urunler', 'bazaar');
  expect(shown).toEqual(['questions', 'products']);
  expect(hidden).toEqual([
    'claims',
    'promises',
    'introductions',
    'steps',
    'videos',
    'insurers',
    'testimonials',
    'why',
  ]);
});

test.each(['', 'sorular', 'urunler,urunler', 'footer,urunler'])(
  'without an order that a page follows (%j) the arrangement has its own',
  (text) => {
    expect(rowsOf(text, 'story')).toMatchObject({ hidden: [] });
    expect(rowsOf(text, 'story').shown.slice(0, 3)).toEqual(['claims', 'testimonials', 'products']);
  },
);

test('what equals the arrangement’s own order is not stored', () => {
  const { shown } = rowsOf('', 'prices');
  expect(textOfRows(shown, 'prices')).toBeNull();
  expect(textOfRows(shown, 'story')).not.toBeNull();
  expect(textOfRows(['questions', 'products'], 'prices')).toBe('sorular,urunler');
});

test('a section goes, comes back as the last, and changes places with its neighbour', () => {
  const shown = ['claims', 'products', 'why'] as const;
  expect(withSection(shown, 'claims')).toEqual(['products', 'why']);
  expect(withSection(shown, 'steps')).toEqual(['claims', 'products', 'why', 'steps']);
  expect(moved(shown, 'why', -1)).toEqual(['claims', 'why', 'products']);
  expect(moved(shown, 'claims', -1)).toEqual(shown);
});
