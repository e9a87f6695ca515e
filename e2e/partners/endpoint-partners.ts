import { basePort } from '../system/ports.ts';
import type { PartnerRow } from '../system/system.ts';

/** The operator allows this one origin; it is of one site with the pages of the first partner. */
export const endpointOfTest = `http://api.ayar.localhost:${basePort}/apiConnection`;

/** A partner with an endpoint of its own, one that names somebody else's, and one without. */
export const endpointPartners: readonly PartnerRow[] = [
  { id: 'ayar-uc', hosts: ['ayar.localhost'], settings: { brand_name: 'Uç', baseEndpoint: endpointOfTest } },
  {
    id: 'ayar-uc-yabanci',
    hosts: ['yabanci.localhost'],
    settings: { brand_name: 'Yabancı', baseEndpoint: 'https://evil.example/apiConnection' },
  },
  { id: 'ayar-uc-yok', hosts: ['yalin.localhost'], settings: { brand_name: 'Yalın' } },
];
