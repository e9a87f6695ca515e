import { useBrand, useDocumentHead, useTexts } from '@sigorta/runtime/runtime';
import { Hero } from './Hero.tsx';
import { Insurers } from './Insurers.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { Promises } from './Promises.tsx';
import { Steps } from './Steps.tsx';
import { WhyUs } from './WhyUs.tsx';

export function HomePage() {
  const t = useTexts('shell');
  const { name } = useBrand();
  useDocumentHead({ title: t('home.title', { name }), description: t('home.description') });
  return (
    <>
      <Hero />
      <Promises />
      <ProductGrid />
      <Steps />
      <Insurers />
      <WhyUs />
    </>
  );
}
