import { useBrand, useDocumentHead, useTexts } from '@sigorta/runtime/runtime';
import { lazy, Suspense } from 'react';
import { Claims } from './Claims.tsx';
import { useExamplePrices } from './example-prices.ts';
import { Hero } from './Hero.tsx';
import { Insurers } from './Insurers.tsx';
import { MoreHeroes } from './MoreHeroes.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { Steps } from './Steps.tsx';
import { WhyUs } from './WhyUs.tsx';

/** Few brands have any. */
const Videos = lazy(async () => ({ default: (await import('./Videos.tsx')).Videos }));
const Testimonials = lazy(async () => ({ default: (await import('./Testimonials.tsx')).Testimonials }));

export function HomePage() {
  const t = useTexts('shell');
  const { name, title, moreHeroes, videos, testimonials } = useBrand();
  /* a brand without a title of its own has its name there */
  const own = title === name ? t('home.title', { name }) : title;
  useDocumentHead({ title: own, description: t('home.description') });
  const prices = useExamplePrices();
  return (
    <>
      <Hero prices={prices} />
      <Claims />
      <Promises />
      <ProductGrid prices={prices} />
      {moreHeroes && <MoreHeroes />}
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
    </>
  );
}
