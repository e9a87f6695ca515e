import { StopError } from '../process/stop-error.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws StopError unless the name is written like a folder of the house: `foreign-travel` */
export function requireKebab(what: string, name: string): void {
  if (!kebab.test(name))
    throw new StopError(
      `"${name}" is no name for ${what}: use small Latin letters, digits and single hyphens, as in "foreign-travel".`,
    );
}

/** `foreign-travel` → `foreignTravel` */
export const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const latin: Readonly<Record<string, string>> = {
  ı: 'i',
  ğ: 'g',
  ü: 'u',
  ş: 's',
  ö: 'o',
  ç: 'c',
  â: 'a',
  î: 'i',
  û: 'u',
};

/** A Turkish title as part of an address: `Kayak sigortası` → `kayak-sigortasi`; empty when no letter is left. */
export const slugOf = (title: string): string =>
  title
    .toLocaleLowerCase('tr')
    .replace(/[ığüşöçâîû]/g, (letter) => latin[letter] ?? letter)
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
