import type { LookupName } from '@sigorta/product-kit/field';
import {
  countries,
  countriesErasmus,
  foreignNationalities,
  greenCardCountries,
  nationalities,
} from './country-sources.ts';
import { districts, healthDistricts, provinces } from './place-sources.ts';
import type { Source } from './source.ts';
import {
  banks,
  financialInstitutions,
  occupations,
  petBreeds,
  phoneBrands,
  phoneModels,
} from './thing-sources.ts';

/** Where every list comes from; a list without a source does not compile. */
export const lookupSources: Record<LookupName, Source> = {
  countries,
  countriesErasmus,
  greenCardCountries,
  nationalities,
  foreignNationalities,
  provinces,
  districts,
  healthDistricts,
  phoneBrands,
  phoneModels,
  petBreeds,
  occupations,
  banks,
  financialInstitutions,
};
