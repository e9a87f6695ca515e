import { formatPlate, isPlate, normalisePlate } from '@sigorta/validators/plate';

const longest = 8;

/**
 * Capitals as one types, and the spaces of `34 ABC 123` as soon as it is a plate. While one deletes nothing is put in
 * between, or the last letter could not be taken away.
 */
export const plateMask = (text: string, previous = ''): string => {
  const plate = normalisePlate(text)
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, longest);
  return previous === '' && isPlate(plate) ? formatPlate(plate) : plate;
};
