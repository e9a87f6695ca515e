import type { Brand } from '@sigorta/contracts/partner';
import type { ComponentType } from 'react';

export interface ShellPage {
  /** without language prefix */
  path: string;
  /** `personal` pages are never cached and not rendered on the server */
  kind: 'public' | 'personal';
  /** asks for the page's chunk, and for what of it a brand alone has */
  chunk: (brand: Brand) => Promise<ComponentType>;
  /** the same promise every time: `use` needs that; a document has one brand */
  load: (brand: Brand) => Promise<ComponentType>;
  /** it failed and was told: whoever comes again asks anew; not before, for what is being drawn asks again and again */
  forget: () => void;
}

/** Once it is there `use` reads it at once, without a wait in between. */
function settling<T>(promise: Promise<T>): Promise<T> {
  const told = (value: T) => Object.assign(promise, { status: 'fulfilled', value });
  promise.then(told, () => {});
  return promise;
}

function shellPage(path: string, kind: ShellPage['kind'], chunk: ShellPage['chunk']): ShellPage {
  let loading: Promise<ComponentType> | undefined;
  const load = (brand: Brand) => {
    loading ??= settling(chunk(brand));
    return loading;
  };
  const forget = () => {
    loading = undefined;
  };
  return { path, kind, chunk, load, forget };
}

/** The shell's own pages, each a chunk of its own: who opens a form downloads no home. */
export const shellPages: readonly ShellPage[] = [
  shellPage('/', 'public', async (brand) => {
    const { HomePage, bringFirstScreen } = await import('../pages/home/HomePage.tsx');
    await bringFirstScreen(brand);
    return HomePage;
  }),
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
