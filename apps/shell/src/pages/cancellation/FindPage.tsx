import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { useNavigate, useSearchParams } from '@sigorta/runtime/runtime';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './CancellationPage.module.css';
import { Failed } from './Failed.tsx';
import { FindPolicy } from './FindPolicy.tsx';
import { PolicyList } from './PolicyList.tsx';
import { ProductSelect } from './ProductSelect.tsx';
import { policyHref } from './purchase-query.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';
import { useNamedProducts } from './use-named-products.ts';
import { usePolicies } from './use-policies.ts';
import { Wait } from './Wait.tsx';

/** Choose the insurance, find the policy, pick it from the list (spec §2). */
export function FindPage() {
  const [query, setQuery] = useSearchParams();
  const choose = (id: string): void => setQuery(id === '' ? {} : { urun: id }, { replace: true });
  const known = usePolicies();
  return (
    <div className={styles.find}>
      <Content known={known} named={query.get('urun') ?? ''} choose={choose} />
    </div>
  );
}

interface ContentProps {
  known: ReturnType<typeof usePolicies>;
  /** id of a product that the address names; empty for all */
  named: string;
  choose: (id: string) => void;
}

function Content({ known, named, choose }: ContentProps) {
  const t = useCancellationTexts();
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly CancellablePolicy[]>([]);
  const show = (policies: readonly CancellablePolicy[]): void => {
    const [only] = policies;
    if (policies.length === 1 && only) void navigate(policyHref(only.purchaseId));
    else setFound(policies);
  };
  const { state, answer, retry } = known;
  const policies = found.length > 0 ? found : (answer?.policies ?? []);
  const products = useNamedProducts(policies);
  if (state === 'loading') return <Wait />;
  const product = products.some(({ id }) => id === named) ? named : '';
  const shown = policies.filter((policy) => product === '' || policy.product === product);
  const search = <FindPolicy product={product} onFound={show} />;
  return (
    <>
      {state === 'failed' && <Failed retry={retry} />}
      {policies.length === 0 ? (
        <Card look="lift" className={styles.card}>
          <ProductSelect products={products} value={product} onChange={choose} />
          {search}
        </Card>
      ) : (
        <>
          <section className={styles.section} aria-labelledby="cancel-list">
            <FoundTitle isFound={found.length > 0} />
            {answer?.phoneEnd && <PhoneEnd end={answer.phoneEnd} />}
            <ProductSelect products={products} value={product} onChange={choose} />
            {shown.length > 0 ? <PolicyList policies={shown} /> : <Notice>{t('list.none')}</Notice>}
          </section>
          <Disclosure key={product} label={t('list.missing')} defaultOpen={shown.length === 0}>
            <Card className={styles.card}>{search}</Card>
          </Disclosure>
        </>
      )}
    </>
  );
}

/** Read out when a search put the list there. */
function FoundTitle({ isFound }: { isFound: boolean }) {
  const t = useCancellationTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFound) title.current?.focus();
  }, [isFound]);
  return (
    <h2 id="cancel-list" tabIndex={-1} ref={title}>
      {t(isFound ? 'list.title.found' : 'list.title')}
    </h2>
  );
}

function PhoneEnd({ end }: { end: string }) {
  const t = useCancellationTexts();
  const [before, after] = t('list.phone', { end: '\n' }).split('\n');
  return (
    <p className={styles.phone}>
      {before}
      <bdi dir="ltr">{end}</bdi>
      {after}
    </p>
  );
}
