import type { ProductPage } from '@sigorta/contracts/catalogue';
import type { ComponentType } from 'react';

type Load = () => Promise<{ Screen: ComponentType }>;

/** One chunk a page: whoever only fills in a form downloads no payment screen. */
export const screens: Record<ProductPage, Load> = {
  form: async () => ({ Screen: (await import('../form/FormPage.tsx')).FormPage }),
  offers: async () => ({ Screen: (await import('../offers/OffersPage.tsx')).OffersPage }),
  payment: async () => ({ Screen: (await import('../payment/PaymentPage.tsx')).PaymentPage }),
  createPolicy: async () => ({
    Screen: (await import('../create-policy/CreatePolicyPage.tsx')).CreatePolicyPage,
  }),
  policy: async () => ({ Screen: (await import('../policy/PolicyPage.tsx')).PolicyPage }),
};
