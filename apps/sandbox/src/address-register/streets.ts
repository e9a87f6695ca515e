import { findNeighbourhood, type Place } from './neighbourhoods.ts';

/*
 * No open list goes below the neighbourhood: streets, buildings and apartments are made up, always the same for the same
 * code. Each level adds one digit: 7 for a neighbourhood, 8 for a street, 9 for a building, 10 for an apartment (UAVT).
 */

const streetNames = [
  'Atatürk Caddesi',
  'Cumhuriyet Caddesi',
  'İstiklal Caddesi',
  'Fatih Caddesi',
  'Gazi Caddesi',
  'Mimar Sinan Caddesi',
  'Yunus Emre Caddesi',
  'Çınar Sokak',
  'Ihlamur Sokak',
  'Zeytin Sokak',
  'Lale Sokak',
  'Menekşe Sokak',
  'Akasya Sokak',
  'Karanfil Sokak',
  'Papatya Sokak',
  'Gül Sokak',
  'Nergis Sokak',
  'Defne Sokak',
  'Şehit Öğretmen Sokak',
  'Çeşme Sokak',
  'Kale Sokak',
  'Pınar Sokak',
  'Bahar Sokak',
  'Dere Sokak',
  'Okul Sokak',
  'Değirmen Sokak',
  'Harman Sokak',
];
const houseNames = ['', '', 'Papatya Apartmanı', 'Huzur Apartmanı', 'Yıldız Apartmanı', 'Deniz Apartmanı'];

/** A number that looks accidental and depends on the code alone. */
function numberFrom(code: string, below: number, salt = 0): number {
  let state = 2166136261 + salt;
  for (const sign of code) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return ((state ^ (state >>> 15)) >>> 0) % below;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** One to ten; villages have few. Null for a neighbourhood that does not exist. */
export function streetsOf(neighbourhood: string): Place[] | null {
  const found = findNeighbourhood(neighbourhood);
  if (!found) return null;
  const count = found.village ? 1 + numberFrom(neighbourhood, 3) : 4 + numberFrom(neighbourhood, 7);
  const first = numberFrom(neighbourhood, streetNames.length, 1);
  return upTo(count).map((index) => ({
    code: `${neighbourhood}${index}`,
    name: streetNames[(first + index * 5) % streetNames.length] ?? '',
  }));
}

export interface Building extends Place {
  /** number on the door, without the house's name */
  number: string;
}

/** Three to ten, numbers odd or even as on one side of a street. Null for a street that does not exist. */
export function buildingsOf(street: string): Building[] | null {
  if (!streetsOf(street.slice(0, 7))?.some(({ code }) => code === street)) return null;
  const first = 1 + numberFrom(street, 24);
  return upTo(3 + numberFrom(street, 8)).map((index) => {
    const code = `${street}${index}`;
    const number = String(first + index * 2);
    const house = houseNames[numberFrom(code, houseNames.length)];
    return { code, number, name: house ? `${number} (${house})` : number };
  });
}

/** One for a house, up to ten. Null for a building that does not exist. */
export function flatsOf(building: string): Place[] | null {
  if (!buildingsOf(building.slice(0, 8))?.some(({ code }) => code === building)) return null;
  const count = numberFrom(building, 3) === 0 ? 1 : 2 + numberFrom(building, 9, 1);
  return upTo(count).map((index) => ({ code: `${building}${index}`, name: String(index + 1) }));
}
