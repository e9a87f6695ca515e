/*
 * The sandbox's register numbers its addresses so that a code tells where it lies: two digits for the province (plus 10),
 * two for the district, three for the neighbourhood, one each for street, building and apartment. Official UAVT codes
 * tell nothing; only tariffs of invented insurers read them here.
 */

const provinceShift = 10;
const lastProvince = 81;

/** 1–81, or null for what is no code of the sandbox's register. */
export function provinceOfUavt(code: string): number | null {
  const province = Number(code.slice(0, 2)) - provinceShift;
  return /^\d{10}$/.test(code) && province >= 1 && province <= lastProvince ? province : null;
}

/** The district's id in our lists (province × 100 + running number), or null. */
export function districtOfUavt(code: string): number | null {
  const province = provinceOfUavt(code);
  const district = Number(code.slice(2, 4));
  return province === null || district === 0 ? null : province * 100 + district;
}

/** First four digits of every code in a district, given by its id in our lists. */
export const uavtPrefixOf = (districtId: number): string => String(districtId + provinceShift * 100);
