import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { Link, useLocation, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { signInPath } from '../app/sign-in-path.ts';

interface FailureProps {
  code: GatewayErrorCode;
  again: () => void;
  /** of the heading: 1 when nothing else names the page */
  level?: 1 | 2 | undefined;
}

/** An answer that did not come, and the way on: sign in and come back, another page, or once more. */
export function Failure({ code, again, level = 2 }: FailureProps) {
  const t = useTexts('panel');
  const common = useTexts('common');
  const { pathname, search } = useLocation();
  if (code === 'sign-in-required') {
    return (
      <EmptyState
        level={level}
        title={t('signedOut.title')}
        text={t('signedOut.text')}
        actions={
          <Link to={`${signInPath}?donus=${encodeURIComponent(pathname + search)}`} className={buttonClass()}>
            {t('signedOut.action')}
          </Link>
        }
      />
    );
  }
  if (code === 'not-found') {
    return (
      <EmptyState
        level={level}
        title={t('missing.title')}
        text={t('missing.text')}
        actions={
          <Link to="/panel/dashboard" className={buttonClass({ variant: 'outline' })}>
            {t('notFound.action')}
          </Link>
        }
      />
    );
  }
  if (code === 'not-allowed')
    return <EmptyState level={level} title={t('notAllowed.title')} text={common('error.not-allowed')} />;
  return (
    <EmptyState
      level={level}
      title={t('failed.title')}
      text={common(`error.${code}`)}
      actions={
        <Button variant="outline" icon="refresh" onClick={again}>
          {t('retry')}
        </Button>
      }
    />
  );
}
