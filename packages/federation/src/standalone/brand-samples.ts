import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';

/** A dark, a light and a difficult brand to look at a family with. */
export const brandSamples: Record<string, Brand> = {
  default: defaultBrand,
  green: {
    ...defaultBrand,
    partner: 'green',
    name: 'Çınar Acentesi',
    colour: '#2e6b2f',
    font: 'Rubik',
    isAgency: true,
  },
  yellow: { ...defaultBrand, partner: 'yellow', name: 'Ayçiçeği Sigorta', colour: '#ffd400', font: 'Nunito' },
};
