import { Link, useBrand, useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { loginPath } from '../login/paths.ts';
import styles from './MyPoliciesPage.module.css';
import { PolicyCard } from './PolicyCard.tsx';
import { type MyPoliciesState, useMyPolicies } from './use-my-policies.ts';
import { useMyPoliciesTexts } from './use-my-policies-texts.ts';

/** What the phone of this login bought. Nothing of it is drawn on the server. */
export function MyPoliciesPage() {
  const t = useMyPoliciesTexts();
  const { name } = useBrand();
  useDocumentHead({ title: t('title', { name }) });
  const { state, retry, leave } = useMyPolicies();
  const [stuck, setStuck] = useState(false);
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <h1>{t('headline')}</h1>
        {state.at === 'in' && (
          <Button
            variant="text"
            icon="logout"
            onClick={() => void leave().then((worked) => setStuck(!worked))}
          >
            {t('logout')}
          </Button>
        )}
      </div>
      {stuck && <Notice tone="bad" role="alert" title={t('logout.failed')} />}
      <Content state={state} retry={retry} />
    </Container>
  );
}

function Content({ state, retry }: { state: MyPoliciesState; retry: () => void }) {
  const t = useMyPoliciesTexts();
  switch (state.at) {
    case 'loading':
      return (
        <p role="status" className={styles.loading}>
          <Spinner /> {t('loading')}
        </p>
      );
    case 'failed':
      return (
        <Notice
          tone="bad"
          role="alert"
          title={t('failed')}
          actions={
            <Button variant="outline" icon="refresh" onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      );
    case 'out':
      return <Nothing name="out" to={loginPath} />;
    case 'in':
      return state.policies.length === 0 ? (
        <Nothing name="empty" to="/" />
      ) : (
        <>
          <PhoneEnd end={state.phoneEnd} />
          <ul className={styles.list}>
            {state.policies.map((policy) => (
              <PolicyCard key={policy.purchaseId} policy={policy} />
            ))}
          </ul>
        </>
      );
  }
}

function Nothing({ name, to }: { name: 'out' | 'empty'; to: string }) {
  const t = useMyPoliciesTexts();
  return (
    <EmptyState
      illustration={<img src="/art/states/empty.svg" alt="" width={240} height={180} />}
      title={t(`${name}.title`)}
      text={t(`${name}.text`)}
      actions={
        <Link to={to} className={buttonClass()}>
          {t(`${name}.action`)}
        </Link>
      }
    />
  );
}

function PhoneEnd({ end }: { end: string }) {
  const t = useMyPoliciesTexts();
  const [before, after] = t('lead', { end: '\n' }).split('\n');
  return (
    <p className={styles.lead}>
      {before}
      <bdi dir="ltr">{end}</bdi>
      {after}
    </p>
  );
}
