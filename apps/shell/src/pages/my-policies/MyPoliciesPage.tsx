import { loginPath } from '@sigorta/contracts/service-paths';
import { Link, useBrand, useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import styles from './MyPoliciesPage.module.css';
import { Sections } from './Sections.tsx';
import { DataDeleted } from './sections/DataDeleted.tsx';
import type { Deleted } from './sections/DeleteData.tsx';
import { OwnDrafts } from './sections/OwnDrafts.tsx';
import { type MyPoliciesState, useMyPolicies } from './use-my-policies.ts';
import { useMyPoliciesTexts } from './use-my-policies-texts.ts';

/** What the phone of this login bought. Nothing of it is drawn on the server. */
export function MyPoliciesPage() {
  const t = useMyPoliciesTexts();
  const { name } = useBrand();
  useDocumentHead({ title: t('title', { name }) });
  const { state, retry, leave, out } = useMyPolicies();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [stuck, setStuck] = useState(false);
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <h1>{t('headline')}</h1>
        {state.state === 'in' && (
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
      {deleted && <DataDeleted deleted={deleted} />}
      <Content
        state={state}
        retry={retry}
        onDeleted={(gone) => {
          void out().then(() => setDeleted(gone));
        }}
      />
    </Container>
  );
}

interface ContentProps {
  state: MyPoliciesState;
  retry: () => void;
  onDeleted: (deleted: Deleted) => void;
}

function Content({ state, retry, onDeleted }: ContentProps) {
  const t = useMyPoliciesTexts();
  switch (state.state) {
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
      return (
        <>
          <Nothing name="out" to={loginPath} />
          <OwnDrafts />
        </>
      );
    case 'in':
      return (
        <>
          <PhoneEnd end={state.phoneEnd} />
          <Sections
            policies={state.policies}
            nothing={<Nothing name="empty" to="/" />}
            onDeleted={onDeleted}
          />
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
