import * as bankLists from '@sigorta/lookups/banks';
import { phoneBrands, phoneModelsOf } from '@sigorta/lookups/phones';
import { districtsOf } from './lists.ts';

/** Health insurers list the same districts under other keys (spec §7, `tssIlce`). */
export const healthDistrictsOf = (ilId: number) =>
  districtsOf(ilId).map(({ ilceId, ilceAdi }) => ({ ilId: ilceId, ilAdi: ilceAdi }));

export const brands = phoneBrands.map(({ id, name }) => ({ id, isim: name }));

/** Null for a brand nobody knows. */
export const modelsOf = (brandId: number) => {
  const models = phoneModelsOf(brandId);
  if (models.length === 0) return null;
  return models.map(({ id, name, storage }) => ({ id, isim: name, cep_depolama: { boyut: storage } }));
};

const asChoice = ({ value, text }: bankLists.BankChoice) => ({ Value: value, Text: text });

export const banks = bankLists.banks.map(asChoice);
export const financialInstitutions = bankLists.financialInstitutions.map(asChoice);
