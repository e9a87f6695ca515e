import type { FormContent, HomeContent, LayoutContent } from './page/content.ts';

export const languages = ['tr', 'en', 'ar'];

/** One language's content of a page, read where the page is rendered. */
export const layoutContent = async (language: string): Promise<LayoutContent> =>
  (await import(`./content/layout.${language}.json`)).default;
export const homeContent = async (language: string): Promise<HomeContent> =>
  (await import(`./content/home.${language}.json`)).default;
export const formContent = async (language: string): Promise<FormContent> =>
  (await import(`./content/form.${language}.json`)).default;
