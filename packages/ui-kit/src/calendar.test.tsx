import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Calendar } from './field/Calendar.tsx';

afterEach(() => vi.restoreAllMocks());

const month = () =>
  renderToStaticMarkup(
    <Calendar
      value="2026-12-01"
      today="2026-11-27"
      min="2026-11-27"
      max=""
      language="tr"
      onPick={() => undefined}
    />,
  );

test('a month says its days in full to those who listen', () => {
  const html = month();
  expect(html).toContain('Aralık 2026');
  expect(html).toContain('aria-label="1 Aralık 2026 Salı"');
  expect(html).toContain('<th scope="col" abbr="Pazartesi">Pzt</th>');
});

test('a month is drawn with one formatter for each thing it says', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  month();
  expect(made.mock.calls.length).toBeLessThanOrEqual(4);
});
