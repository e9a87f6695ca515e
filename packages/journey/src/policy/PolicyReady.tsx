import { cancellationPath } from '@sigorta/contracts/service-paths';
import { formatMoney } from '@sigorta/i18n/money';
import { Link, useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useJourney } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { DocumentRows } from './DocumentRows.tsx';
import { InEmergency } from './help/InEmergency.tsx';
import { OpenByPhone } from './OpenByPhone.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import styles from './PolicyReady.module.css';
import type { Purchase } from './polling.ts';
import { RenewalReminder } from './renewal/RenewalReminder.tsx';

/** The policy itself is the object; its documents stand beside it, on a phone before it. */
export function PolicyReady({ purchase, again }: { purchase: Purchase; again: () => void }) {
  const { t, language } = useWords();
  const { personal, charged, installmentCount } = purchase;
  /* whoever uploads a list is a business; the first guest on it is not here */
  const { product, ending } = useJourney();
  const { upload } = product.insured;
  const firstName = upload ? undefined : personal?.insuredNames[0]?.split(' ')[0];
  useDocumentHead({ title: t('policy.title') });
  const amount = charged && formatMoney(charged, language);
  return (
    <Container>
      <div className={styles.ready}>
        <div>
          {amount && (
            <Badge tone="ok" icon="check">
              {t(installmentCount > 1 ? 'policy.paid.plan' : 'policy.paid', {
                amount,
                count: installmentCount,
              })}
            </Badge>
          )}
          <h1 className={styles.title}>
            {t('policy.title')}
            {firstName && (
              <>
                <br />
                {t('policy.greeting', { name: firstName })}
              </>
            )}
          </h1>
          <p className={styles.lead}>{t(personal ? 'policy.lead' : 'policy.statusOnly')}</p>
          <OpenByPhone purchase={purchase} />
          <DocumentRows purchase={purchase} again={again} />
          <section className={styles.after}>
            <h2>{t('after.title')}</h2>
            <ul>
              <li>
                <Icon name="file" />
                <span>{t('after.keep')}</span>
              </li>
              <li>
                <Icon name="users" />
                <span>{t('after.check')}</span>
              </li>
              <li>
                <Icon name="refresh" />
                <span>{ending}</span>
              </li>
            </ul>
            {personal && (
              <Link
                to={`${cancellationPath}?satin-alma=${purchase.purchaseId}`}
                className={buttonClass({ variant: 'text', size: 'm' })}
              >
                <Icon name="close" />
                {t('after.cancel')}
              </Link>
            )}
            {personal && (
              <Button
                variant="text"
                size="m"
                icon="print"
                className={styles.print}
                onClick={() => window.print()}
              >
                {t('policy.print')}
              </Button>
            )}
          </section>
          <RenewalReminder purchase={purchase} />
          <InEmergency purchase={purchase} />
        </div>
        <PolicyCard purchase={purchase} />
      </div>
    </Container>
  );
}
