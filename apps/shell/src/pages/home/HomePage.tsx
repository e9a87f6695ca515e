import { useBrand, useDocumentHead, useTexts } from '@sigorta/runtime/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { afterHydration } from '../../layout/after-hydration.ts';
import { Claims } from './Claims.tsx';
import type { ExamplePrices } from './example-prices.ts';
import { Hero } from './Hero.tsx';
import { Insurers } from './Insurers.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { Steps } from './Steps.tsx';
import { WhyUs } from './WhyUs.tsx';

/** Few brands have any. */
const MoreHeroes = lazy(async () => ({ default: (await import('./MoreHeroes.tsx')).MoreHeroes }));
const Videos = lazy(async () => ({ default: (await import('./Videos.tsx')).Videos }));
const Testimonials = lazy(async () => ({ default: (await import('./Testimonials.tsx')).Testimonials }));

/** The page is whole without prices, also where the file that asks for them does not come. */
const AskPrices = lazy(() =>
  import('./AskPrices.tsx').then(
    ({ AskPrices: Ask }) => ({ default: Ask }),
    () => ({ default: () => null }),
  ),
);

export function HomePage() {
  const t = useTexts('shell');
  const { name, title, moreHeroes, videos, testimonials } = useBrand();
  /* a brand without a title of its own has its name there */
  const own = title === name ? t('home.title', { name }) : title;
  useDocumentHead({ title: own, description: t('home.description') });
  const [prices, setPrices] = useState<ExamplePrices>();
  const [isUsable, setUsable] = useState(false);
  useEffect(() => afterHydration(() => setUsable(true)), []);
  return (
    <>
      <Hero prices={prices} />
      <Claims />
      <Promises />
      <ProductGrid prices={prices} />
      {moreHeroes && (
        <Suspense fallback={null}>
          <MoreHeroes />
        </Suspense>
      )}
      <Steps prices={prices} />
      {videos.length > 0 && (
        <Suspense fallback={null}>
          <Videos videos={videos} />
        </Suspense>
      )}
      <Insurers />
      {testimonials.length > 0 && (
        <Suspense fallback={null}>
          <Testimonials />
        </Suspense>
      )}
      <WhyUs />
      <Questions />
      {isUsable && (
        <Suspense fallback={null}>
          <AskPrices onPrices={setPrices} />
        </Suspense>
      )}
    </>
  );
}
