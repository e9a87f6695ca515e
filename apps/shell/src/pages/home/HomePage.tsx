import type { HomeSection } from '@sigorta/contracts/brand-home';
import { homePlan } from '@sigorta/contracts/home-plan';
import { showBefore } from '@sigorta/contracts/show-before';
import { useBrand, useDocumentHead, useTexts } from '@sigorta/runtime/runtime';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { afterHydration } from '../../layout/after-hydration.ts';
import { Claims } from './Claims.tsx';
import type { ExamplePrices } from './example-prices.ts';
import { firstScreenOf } from './first/first-screen.ts';
import { Insurers } from './Insurers.tsx';
import { isLateSection, LateSection } from './late-sections.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { Steps } from './Steps.tsx';
import { WhyUs } from './WhyUs.tsx';

export { bringFirstScreen } from './first/first-screen.ts';

interface SectionProps {
  name: HomeSection;
  prices: ExamplePrices;
}

const sections: Partial<Record<HomeSection, ComponentType<Omit<SectionProps, 'name'>>>> = {
  claims: Claims,
  promises: Promises,
  products: ProductGrid,
  steps: Steps,
  insurers: Insurers,
  why: WhyUs,
  questions: Questions,
};

/** The page is whole without prices, also while the file that asks for them does not come. */
const AskPrices = later(async () => (await import('./AskPrices.tsx')).AskPrices);

export function HomePage() {
  const t = useTexts('shell');
  const brand = useBrand();
  const { name, title } = brand;
  const plan = homePlan(brand);
  /* a brand without a title of its own has its name there */
  const own = title === name ? t('home.title', { name }) : title;
  useDocumentHead({ title: own, description: t('home.description') });
  const [prices, setPrices] = useState<ExamplePrices>();
  const [isUsable, setUsable] = useState(false);
  useEffect(() => afterHydration(() => setUsable(true)), []);
  const First = firstScreenOf(plan.arrangement);
  return (
    <>
      <First prices={prices} />
      <span id={showBefore.firstScreensEnd} hidden />
      {/* below the first screen: handlers come behind those of the page, or with the press that wants them */}
      <Suspense>
        {plan.sections.map((section) => (
          <Section key={section} name={section} prices={prices} />
        ))}
      </Suspense>
      {isUsable && (
        <Suspense fallback={null}>
          <AskPrices onPrices={setPrices} />
        </Suspense>
      )}
    </>
  );
}

function Section({ name, prices }: SectionProps) {
  if (isLateSection(name)) return <LateSection name={name} />;
  const Known = sections[name];
  return Known && <Known prices={prices} />;
}
