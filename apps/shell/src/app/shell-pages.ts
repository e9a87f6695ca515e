import type { ComponentType } from 'react';
import { HomePage } from '../pages/home/HomePage.tsx';

export interface ShellPage {
  /** without language prefix */
  path: string;
  /** `personal` pages are never cached and not rendered on the server */
  kind: 'public' | 'personal';
  /** asks for the page's chunk */
  chunk: () => Promise<ComponentType>;
  /** the same promise every time: `use` needs that */
  load: () => Promise<ComponentType>;
}

function shellPage(path: string, kind: ShellPage['kind'], chunk: ShellPage['chunk']): ShellPage {
  let loading: Promise<ComponentType> | undefined;
  const load = () => {
    loading ??= chunk();
    return loading;
  };
  return { path, kind, chunk, load };
}

/** The shell's own pages. Home is in the start-up bundle, the others are chunks of their own. */
export const shellPages: readonly ShellPage[] = [
  shellPage('/', 'public', async () => HomePage),
  shellPage('/hakkimizda', 'public', async () => (await import('../pages/about/AboutPage.tsx')).AboutPage),
  shellPage(
    '/iletisim',
    'public',
    async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage,
  ),
  shellPage('/giris', 'personal', async () => (await import('../pages/login/LoginPage.tsx')).LoginPage),
  shellPage(
    '/policelerim',
    'personal',
    async () => (await import('../pages/my-policies/MyPoliciesPage.tsx')).MyPoliciesPage,
  ),
  shellPage(
    '/police-iptal-servisi',
    'personal',
    async () => (await import('../pages/cancellation/CancellationPage.tsx')).CancellationPage,
  ),
  shellPage(
    '/genel-odeme-yap',
    'personal',
    async () => (await import('../pages/general-payment/GeneralPaymentPage.tsx')).GeneralPaymentPage,
  ),
  shellPage(
    '/genel-odeme-pdf',
    'personal',
    async () => (await import('../pages/general-payment/PaymentResultPage.tsx')).PaymentResultPage,
  ),
  shellPage(
    '/odeme-servisi',
    'personal',
    async () => (await import('../pages/general-payment/ServicePage.tsx')).ServicePage,
  ),
  shellPage('/test', 'personal', async () => (await import('../pages/redirect/session-pages.tsx')).TestPage),
  shellPage(
    '/callCenter',
    'personal',
    async () => (await import('../pages/redirect/session-pages.tsx')).CallCentrePage,
  ),
  shellPage(
    '/ortak',
    'personal',
    async () => (await import('../pages/redirect/session-pages.tsx')).PartnerLinkPage,
  ),
];

const notFoundPage: ShellPage = shellPage(
  '*',
  'public',
  async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
);

export const findShellPage = (path: string): ShellPage =>
  shellPages.find((page) => page.path === path) ?? notFoundPage;
