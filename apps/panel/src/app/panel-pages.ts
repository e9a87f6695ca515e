import type { Permission } from '@sigorta/contracts/panel/permissions';
import { withoutEndSlashes } from '@sigorta/i18n/paths';
import type { IconName } from '@sigorta/ui-kit/layout/Icon.tsx';
import type { ComponentType } from 'react';
import type { PanelTextKey } from '../texts/tr.ts';

export interface PanelPage {
  /** without language prefix; `:id` stands for one segment, read with `usePageId` */
  path: string;
  /** the operation that fills the page needs it; navigation itself runs no guard (spec §2) */
  permission: Permission;
  /** its line in the menu; a page without one is reached from another */
  menu?: {
    text: PanelTextKey;
    icon: IconName;
    group: 'sales' | 'money' | 'settings';
    /** the number of things that wait for the person stands beside it */
    counts?: true;
  };
  load: () => Promise<ComponentType>;
}

/** Every page behind the sign-in, in the order of the menu. */
export const panelPages: readonly PanelPage[] = [
  {
    path: '/panel/dashboard',
    permission: 'dashboard:view',
    menu: { text: 'nav.dashboard', icon: 'home', group: 'sales' },
    load: async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: '/panel/basvurular',
    permission: 'applications:view',
    menu: { text: 'nav.applications', icon: 'file', group: 'sales' },
    load: async () => (await import('../pages/applications/ApplicationsPage.tsx')).ApplicationsPage,
  },
  {
    path: '/panel/basvurular/:id',
    permission: 'applications:view',
    load: async () => (await import('../pages/applications/ApplicationPage.tsx')).ApplicationPage,
  },
  {
    path: '/panel/teklifler',
    permission: 'quotes:view',
    menu: { text: 'nav.quotes', icon: 'search', group: 'sales' },
    load: async () => (await import('../pages/quotes/QuotesPage.tsx')).QuotesPage,
  },
  {
    path: '/panel/teklifler/:id',
    permission: 'quotes:view',
    load: async () => (await import('../pages/quotes/QuotePage.tsx')).QuotePage,
  },
  {
    path: '/panel/policeler',
    permission: 'policies:view',
    menu: { text: 'nav.policies', icon: 'shield', group: 'sales' },
    load: async () => (await import('../pages/policies/PoliciesPage.tsx')).PoliciesPage,
  },
  {
    path: '/panel/iptaller',
    permission: 'cancellations:view',
    menu: { text: 'nav.cancellations', icon: 'close', group: 'sales' },
    load: async () => (await import('../pages/cancellations/CancellationsPage.tsx')).CancellationsPage,
  },
  {
    path: '/panel/iptaller/:id',
    permission: 'cancellations:view',
    load: async () => (await import('../pages/cancellations/CancellationPage.tsx')).CancellationPage,
  },
  {
    path: '/panel/musteriler',
    permission: 'customers:view',
    menu: { text: 'nav.customers', icon: 'user', group: 'sales' },
    load: async () => (await import('../pages/customers/CustomersPage.tsx')).CustomersPage,
  },
  {
    path: '/panel/veri-talepleri',
    permission: 'data-requests:work',
    menu: { text: 'nav.dataRequests', icon: 'lock', group: 'sales' },
    load: async () => (await import('../pages/data-requests/DataRequestsPage.tsx')).DataRequestsPage,
  },
  {
    path: '/panel/bekleyen-isler',
    permission: 'stuck-cases:view',
    menu: { text: 'nav.stuck', icon: 'alert', group: 'sales' },
    load: async () => (await import('../pages/stuck/StuckPage.tsx')).StuckPage,
  },
  {
    path: '/panel/onaylar',
    permission: 'proposals:view',
    menu: { text: 'nav.proposals', icon: 'check', group: 'money', counts: true },
    load: async () => (await import('../pages/proposals/ProposalsPage.tsx')).ProposalsPage,
  },
  {
    path: '/panel/onaylar/:id',
    permission: 'proposals:view',
    load: async () => (await import('../pages/proposals/ProposalPage.tsx')).ProposalPage,
  },
  {
    path: '/panel/odemeler',
    permission: 'payments:view',
    menu: { text: 'nav.payments', icon: 'card', group: 'money' },
    load: async () => (await import('../pages/payments/PaymentsPage.tsx')).PaymentsPage,
  },
  {
    path: '/panel/odemeler/:id',
    permission: 'payments:view',
    load: async () => (await import('../pages/payments/PaymentPage.tsx')).PaymentPage,
  },
  {
    path: '/panel/tahsilat',
    permission: 'payment-requests:create',
    menu: { text: 'nav.collections', icon: 'send', group: 'money' },
    load: async () => (await import('../pages/payment-requests/PaymentRequestsPage.tsx')).PaymentRequestsPage,
  },
  {
    path: '/panel/havaleler',
    permission: 'payments:view',
    menu: { text: 'nav.transfers', icon: 'receipt', group: 'money' },
    load: async () => (await import('../pages/transfers/TransfersPage.tsx')).TransfersPage,
  },
  {
    path: '/panel/cari-hesaplar',
    permission: 'payables:settle',
    menu: { text: 'nav.payables', icon: 'receipt', group: 'money' },
    load: async () => (await import('../pages/payables/PayablesPage.tsx')).PayablesPage,
  },
  {
    path: '/panel/cari-hesaplar/:id',
    permission: 'payables:settle',
    load: async () => (await import('../pages/payables/StatementPage.tsx')).StatementPage,
  },
  {
    path: '/panel/is-ortaklari',
    permission: 'partners:view',
    menu: { text: 'nav.partners', icon: 'users', group: 'settings' },
    load: async () => (await import('../pages/partners/PartnersPage.tsx')).PartnersPage,
  },
  {
    path: '/panel/is-ortaklari/:id',
    permission: 'partners:view',
    load: async () => (await import('../pages/partners/PartnerPage.tsx')).PartnerPage,
  },
  {
    path: '/panel/kuponlar',
    permission: 'coupons:edit',
    menu: { text: 'nav.coupons', icon: 'receipt', group: 'settings' },
    load: async () => (await import('../pages/coupons/CouponsPage.tsx')).CouponsPage,
  },
  {
    path: '/panel/kurlar',
    permission: 'rates:edit',
    menu: { text: 'nav.rates', icon: 'globe', group: 'settings' },
    load: async () => (await import('../pages/rates/RatesPage.tsx')).RatesPage,
  },
  {
    path: '/panel/komisyonlar',
    permission: 'terms:edit',
    menu: { text: 'nav.terms', icon: 'card', group: 'settings' },
    load: async () => (await import('../pages/terms/TermsPage.tsx')).TermsPage,
  },
  {
    path: '/panel/surumler',
    permission: 'releases:view',
    menu: { text: 'nav.releases', icon: 'refresh', group: 'settings' },
    load: async () => (await import('../pages/releases/ReleasesPage.tsx')).ReleasesPage,
  },
  {
    path: '/panel/profile',
    permission: 'account:own',
    load: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/panel/kullanicilar',
    permission: 'staff:manage',
    menu: { text: 'nav.staff', icon: 'user', group: 'settings' },
    load: async () => (await import('../pages/staff/StaffPage.tsx')).StaffPage,
  },
  {
    path: '/panel/denetim',
    permission: 'audit:view',
    menu: { text: 'nav.audit', icon: 'shield', group: 'settings' },
    load: async () => (await import('../pages/audit/AuditPage.tsx')).AuditPage,
  },
];

const fits = (pattern: string, path: string): string | null | undefined => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  let id: string | null = null;
  for (const [index, part] of wanted.entries()) {
    if (part === ':id') id = given[index] ?? null;
    else if (part !== given[index]) return undefined;
  }
  return id;
};

/** The page at an address, and the id in it. */
export const findPanelPage = (
  path: string,
  pages: readonly PanelPage[] = panelPages,
): { page: PanelPage; id: string | null } | null => {
  const clean = withoutEndSlashes(path);
  for (const page of pages) {
    const id = fits(page.path, clean);
    if (id !== undefined) return { page, id };
  }
  return null;
};
