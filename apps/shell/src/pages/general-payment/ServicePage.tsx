import { useQueryId } from '@sigorta/journey/load/use-query-id';
import { useBrand, useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { BrandLogo } from '../../layout/BrandLogo.tsx';
import { LanguageMenu } from '../../layout/LanguageMenu.tsx';
import { phoneHref } from '../../layout/phone-href.ts';
import { AskedPayment } from './AskedPayment.tsx';
import { Closed } from './Closed.tsx';
import { PageWait } from './PageWait.tsx';
import styles from './PaymentPage.module.css';
import { usePaymentWords } from './use-payment-texts.ts';

/** The same payment without menus and advertising: a page of staff or of a partner leads here (spec §2). */
export function ServicePage() {
  const { t } = usePaymentWords();
  const { name, footer } = useBrand();
  const token = useQueryId('istek');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('title', { name }) });
  return (
    <div className={styles.service}>
      <header className={styles.plainHead}>
        <Container className={styles.plainBar}>
          <BrandLogo />
          <LanguageMenu />
        </Container>
      </header>
      {!hydrated && <PageWait label={t('loading')} />}
      {hydrated && (token === null ? <Closed why="missing" /> : <AskedPayment key={token} token={token} />)}
      <footer className={styles.plainFoot}>
        <Container className={styles.plainBar}>
          <bdi>© {name}</bdi>
          {footer.phone && (
            <a href={phoneHref(footer.phone)}>
              <bdi dir="ltr">{footer.phone}</bdi>
            </a>
          )}
        </Container>
      </footer>
    </div>
  );
}
