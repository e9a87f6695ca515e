// @vitest-environment happy-dom
import { commonTexts } from '@sigorta/i18n/texts/all';
import { fireEvent, render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { CardFields } from './CardFields.tsx';

const labels = {
  number: 'Kart numarası',
  firstName: 'Ad',
  lastName: 'Soyad',
  expiry: 'Son kullanma',
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
  ['Son kullanma', '05', 'Kartın son kullanma yılını da yazın, örneğin 05/28.'],
  ['Son kullanma', '05/2', 'Kartın son kullanma yılını da yazın, örneğin 05/28.'],
  ['Son kullanma', '13/28', 'Kartın son kullanma ayını yazın (01–12), örneğin 05/28.'],
  ['Son kullanma', '10/26', 'Kartın son kullanma tarihi geçmiş. Başka bir kart kullanın.'],
  ['Son kullanma', '11/26', null],
  ['Son kullanma', '2028-05', null],
  ['Son kullanma', '', null],
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

/* by hand: what is filled in at once, and what stands in the field then */
test.each([
  ['0528', '05 / 28'],
  ['5/28', '05 / 28'],
  ['05 / 2028', '05 / 28'],
  ['2028-05', '05 / 28'],
])(
  'an expiry that comes as "%s" stands as it is printed on cards, and is asked of browsers as one',
  (filled, shown) => {
    const page = showFields();
    const field = page.getByLabelText('Son kullanma') as HTMLInputElement;
    type(field, filled);
    expect(field.value).toBe(shown);
    expect([field.autocomplete, field.inputMode, field.dir]).toEqual(['cc-exp', 'numeric', 'ltr']);
    expect(field.maxLength).toBe(-1);
  },
);
