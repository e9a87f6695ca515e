import type { MyData } from '@sigorta/contracts/operations/my-data';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useAccountTexts } from '../use-account-texts.ts';
import styles from './DataSheet.module.css';
import { SheetPart } from './SheetPart.tsx';
import {
  applicationRows,
  consentRows,
  contactRows,
  paymentRows,
  purchaseRows,
  quoteRows,
  renewalRows,
  requestRows,
  switchRows,
  type Words,
} from './sheet-rows.ts';

/** Everything in words, ready for paper. */
export function DataSheet({ data, onClose }: { data: MyData; onClose: () => void }) {
  const t = useAccountTexts();
  const language = useLanguage();
  const [before, after] = t('sheet.title', { phone: '\n' }).split('\n');
  const words: Words = { t, language };
  return (
    <article className={styles.sheet}>
      <div className={styles.buttons}>
        <Button icon="print" onClick={() => print()}>
          {t('data.printNow')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <h2>
        {before}
        <bdi dir="ltr">{data.phone}</bdi>
        {after}
      </h2>
      <p className={styles.note}>{t('sheet.made', { time: formatDateTime(data.madeAt, language) })}</p>
      <SheetPart
        title={t('sheet.purchases')}
        records={data.purchases.map((one) => purchaseRows(one, words))}
      />
      <SheetPart title={t('sheet.quotes')} records={data.quotes.map((one) => quoteRows(one, words))} />
      <SheetPart
        title={t('sheet.applications')}
        records={data.applications.map((one) => applicationRows(one, words))}
      />
      <SheetPart title={t('sheet.consents')} records={data.consents.map((one) => consentRows(one, words))} />
      <SheetPart
        title={t('sheet.payments')}
        records={data.paymentRequests.map((one) => paymentRows(one, words))}
      />
      <SheetPart title={t('sheet.renewals')} records={data.renewals.map((one) => renewalRows(one, words))} />
      <SheetPart
        title={t('contacts.title')}
        records={[
          switchRows(data.contactSwitches, words),
          ...data.contacts.map((one) => contactRows(one, words)),
        ]}
      />
      <SheetPart title={t('sheet.requests')} records={data.requests.map((one) => requestRows(one, words))} />
    </article>
  );
}
