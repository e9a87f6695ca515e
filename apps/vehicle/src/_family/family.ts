import { defineFamily } from '@sigorta/product-kit/family';

export const family = defineFamily({ menuGroup: 'vehicle' });
