import type { Boot } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';

/** What the document of a test tells its page: Turkish, the default brand, no product. */
export const bootOfTest = (own: Partial<Boot> = {}): Boot => ({
  language: 'tr',
  brand: defaultBrand,
  catalogue: [],
  token: 'test',
  endpoint: '/apiConnection',
  endpointOrigins: [],
  frames: [],
  manifestUrl: '/remotes.json',
  remote: null,
  today: '2026-11-21',
  ...own,
});
