import type { PiletApi } from 'peer-shell';
import { lazy } from 'react';

const Page = lazy(async () => {
  const language = location.pathname.split('/')[1] ?? '';
  const [{ FormPage }, { default: content }] = await Promise.all([
    import('../page/FormPage.tsx'),
    import(`../content/form.${language}.json`),
  ]);
  return {
    default: () => <FormPage content={content} language={language} contact={`/${language}/iletisim`} />,
  };
});

/** Every link of the house leads somewhere: to this form, which stands for all pages but home. */
export function setup(app: PiletApi) {
  app.registerPage('/:language/:form', Page);
}
