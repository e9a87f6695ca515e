import type { PiletApi } from 'peer-shell';
import { lazy } from 'react';

const Page = lazy(async () => {
  const language = location.pathname.split('/')[1];
  const [{ HomePage }, { default: content }] = await Promise.all([
    import('../page/HomePage.tsx'),
    import(`../content/home.${language}.json`),
  ]);
  return { default: () => <HomePage content={content} contact={`/${language}/iletisim`} /> };
});

export function setup(app: PiletApi) {
  app.registerPage('/:language', Page);
}
