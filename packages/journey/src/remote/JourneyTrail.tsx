import { type ProductPage, pagesInOrder } from '@sigorta/contracts/journey-pages';
import { useNavigate, usePath } from '@sigorta/runtime/runtime';
import { StepTrail } from '@sigorta/ui-kit/data/StepTrail.tsx';
import { useWords } from '../words/use-words.ts';
import { useAsksPriceFirst, useJourney } from './journey-context.tsx';

interface JourneyTrailProps {
  current: ProductPage;
  /** addresses of earlier pages that may be gone back to */
  back?: Partial<Record<ProductPage, string>>;
  /** one line on a phone too */
  brief?: boolean;
}

/** Details → offers → persons → payment → policy; the product's own steps only where it has them. */
export function JourneyTrail({ current, back = {}, brief = false }: JourneyTrailProps) {
  const { t } = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const go = (to: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void navigate(to);
  };
  const { product } = useJourney();
  const priceFirst = useAsksPriceFirst();
  const pages = pagesInOrder.filter(
    (page) => product.paths[page] !== undefined && (page !== 'particulars' || priceFirst),
  );
  /* a request has one page and no way to show */
  if (pages.length < 2) return null;
  const steps = pages.map((page) => {
    const href = back[page];
    return { label: t(`trail.${page}`), ...(href !== undefined && { href: path(href), onPress: go(href) }) };
  });
  return <StepTrail steps={steps} current={pages.indexOf(current)} brief={brief} />;
}
