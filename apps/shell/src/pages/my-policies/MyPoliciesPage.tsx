import { Link, useBrand, useDocumentHead, useSearchParams } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect, useRef, useState } from 'react';
import { loginForAccount } from '../login/after-login.ts';
import { LoginWatch } from './login-watch.tsx';
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
  const [query] = useSearchParams();
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
        login={loginForAccount(query)}
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
  /** the login that leads back here */
  login: string;
  retry: () => void;
  onDeleted: (deleted: Deleted) => void;
}

function Content({ state, login, retry, onDeleted }: ContentProps) {
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
          <Nothing name="out" to={login} />
          <OwnDrafts />
        </>
      );
    case 'ended':
      return (
        <>
          <Ended login={login} />
          <OwnDrafts />
        </>
      );
    case 'in':
      return (
        <LoginWatch look={retry}>
          <PhoneEnd end={state.phoneEnd} />
          <Sections
            policies={state.policies}
            nothing={<Nothing name="empty" to="/" />}
            onDeleted={onDeleted}
          />
        </LoginWatch>
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

/** What stood here went with the login: whoever listens or types goes on at its place. */
function Ended({ login }: { login: string }) {
  const t = useMyPoliciesTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warn"
        role="alert"
        title={t('ended.title')}
        actions={
          <Link to={login} className={buttonClass()}>
            {t('out.action')}
          </Link>
        }
      >
        {t('ended.text')}
      </Notice>
    </div>
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
