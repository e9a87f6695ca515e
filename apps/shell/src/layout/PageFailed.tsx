import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Button, LinkButton } from '@sigorta/ui-kit/button/Button.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './Failed.module.css';
import { LineLost } from './LineLost.tsx';
import { phoneHref } from './phone-href.ts';
import { useLineLost } from './use-line-lost.ts';

/**
 * A page of the shell did not come, or threw.
 * @param retry draws it anew
 * @param isLate it is still under way, and drawn when it comes
 */
export function PageFailed({ retry, isLate = false }: { retry: () => void; isLate?: boolean }) {
  return useLineLost() ? <LineLost retry={retry} /> : <NotThere why={isLate ? 'late' : 'failed'} />;
}

/** The error page: a fault of ours or a page that is late, and the two ways on. */
function NotThere({ why }: { why: 'failed' | 'late' }) {
  const t = useTexts('shell');
  const { footer } = useBrand();
  return (
    <Container as="section" className={styles.page} role="alert">
      <img src="/art/states/error.svg" alt="" width={200} height={150} className={styles.picture} />
      <h1>{t(`page.${why}.title`)}</h1>
      <p className={styles.text}>{t(`page.${why}.text`)}</p>
      <div className={styles.ways}>
        <Button icon="refresh" onClick={() => location.reload()}>
          {t('page.failed.reload')}
        </Button>
        {footer.phone && (
          <LinkButton variant="outline" icon="phone" href={phoneHref(footer.phone)}>
            <bdi dir="ltr">{footer.phone}</bdi>
          </LinkButton>
        )}
      </div>
    </Container>
  );
}
