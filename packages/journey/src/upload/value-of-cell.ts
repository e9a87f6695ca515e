import { fold } from '@sigorta/i18n/fold';
import type { Field, FieldValue, LookupName } from '@sigorta/product-kit/field';
import type { CountryOfCell } from './country-of-cell.ts';
import { dateOfCell } from './date-of-cell.ts';
import { optionWords } from './header-words.ts';

export interface CellReader {
  countryOf: CountryOfCell;
  /** label of an option in the buyer's language */
  optionLabel: (field: Field, option: { value: string; label?: string }) => string;
  dateShift: number;
}

const namesCountries = (from: LookupName): boolean =>
  ['nationalities', 'foreignNationalities', 'countries'].includes(from);

/** What a field of the form holds for a cell's text; what cannot be understood stays as it is and is refused by the schema. */
export function valueOfCell(field: Field, cell: string, reader: CellReader): FieldValue {
  switch (field.kind) {
    case 'birthDate':
    case 'date':
      return dateOfCell(cell, reader.dateShift) ?? cell;
    case 'choice':
    case 'select': {
      const word = fold(cell);
      const chosen = field.options.find((option) =>
        [
          option.value,
          String(option.wire),
          reader.optionLabel(field, option),
          ...(optionWords[field.name]?.[option.value] ?? []),
        ].some((known) => fold(known) === word),
      );
      return chosen?.value ?? '';
    }
    case 'lookup':
      /* a name we do not know would pass for a code here, and be refused only by the gateway */
      return namesCountries(field.from) ? (reader.countryOf(cell) ?? '') : cell;
    case 'checkbox':
      return ['1', 'x', 'true', 'evet', 'yes', 'да', 'نعم'].includes(fold(cell));
    default:
      return cell;
  }
}
