import { Link, useDocumentHead, useHydrated, useNavigate } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useQueryId } from '../load/use-query.ts';
import { useJourney } from '../remote/journey-context.tsx';
import { PageWait } from '../remote/PageWait.tsx';
import { useWords } from '../words/use-words.ts';

/** The product's own step between payment and policy (spec §2: pet, phone protection). */
export function CreatePolicyPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { product, step: Step } = useJourney();
  const purchaseId = useQueryId('satin-alma');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('create.title') });
  if (!hydrated) return <PageWait label={t('policy.wait')} />;
  const policyPage =
    purchaseId === null ? product.paths.form : `${product.paths.policy}?satin-alma=${purchaseId}`;
  if (Step === null || purchaseId === null) {
    return (
      <Container>
        <EmptyState
          level={1}
          title={t(purchaseId === null ? 'gone.title' : 'create.title')}
          text={t(purchaseId === null ? 'gone.text' : 'create.none')}
          actions={
            <Link className={buttonClass({ variant: 'solid' })} to={policyPage}>
              {t(purchaseId === null ? 'gone.toForm' : 'create.toPolicy')}
            </Link>
          }
        />
      </Container>
    );
  }
  return (
    <Container width="narrow">
      <Step purchaseId={purchaseId} onDone={() => navigate(policyPage)} />
    </Container>
  );
}
