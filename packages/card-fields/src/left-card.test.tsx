// @vitest-environment happy-dom
import { commonTexts } from '@sigorta/i18n/texts/all';
import { fireEvent, render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { CardFields } from './CardFields.tsx';

const labels = {
  number: 'Kart numarası',
  firstName: 'Ad',
  lastName: 'Soyad',
  month: 'Ay',
  year: 'Yıl',
  cvv: 'CVV',
};

/** The fields as frame and tests draw them, with the sentences of the site. */
function showFields() {
  const sentences: Readonly<Record<string, string>> = commonTexts.tr;
  const page = render(
    <form>
      <CardFields
        labels={labels}
        today="2026-11-26"
        faults={{}}
        say={(key) => sentences[key] ?? key}
        idOf={(part) => part}
        onMend={() => undefined}
        onPrefix={() => undefined}
      />
    </form>,
  );
  onTestFinished(page.unmount);
  return page;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

/* by hand: what is typed into which field, and what is told when it is left */
test.each([
  ['Kart numarası', '552879000000000', 'Kart numarasını kontrol edin; en az 16 rakam olmalı.'],
  ['Kart numarası', '5528790000000009', 'Kart numarasını kontrol edin; en az 16 rakam olmalı.'],
  ['Kart numarası', '5528790000000008', null],
  ['Kart numarası', '', null],
  ['CVV', '12', 'CVV numarasını yazın; en az 3 rakam.'],
  ['CVV', '123', null],
  ['CVV', '', null],
])('%s left with "%s" is told %s', (label, typed, message) => {
  const page = showFields();
  const field = page.getByLabelText(label);
  type(field, typed);
  /* not before it is left: nobody is corrected while typing */
  expect(isWrong(field)).toBe(false);
  fireEvent.blur(field);
  expect(isWrong(field)).toBe(message !== null);
  if (message === null) return;
  expect(page.getByText(message)).toBeTruthy();
  type(field, `${typed}1`);
  expect(isWrong(field)).toBe(false);
});

test('a card that has run out is told when month and year are chosen, not before', () => {
  const page = showFields();
  const [month, year] = [page.getByLabelText('Ay'), page.getByLabelText('Yıl')];
  type(month, '01');
  fireEvent.blur(month);
  expect(isWrong(month)).toBe(false);
  type(year, '2026');
  fireEvent.blur(year);
  expect(isWrong(month)).toBe(true);
  type(year, '2034');
  expect(isWrong(month)).toBe(false);
});
