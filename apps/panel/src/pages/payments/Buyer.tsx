import { useLanguage } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import styles from '../../detail/Detail.module.css';
import { Reveal } from '../../detail/Reveal.tsx';
import { Box } from '../../layout/Box.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { languageName } from '../../texts/language-name.ts';
import { CorrectEmail } from './CorrectEmail.tsx';
import type { Payment } from './payment.ts';
import { useRelatedRows } from './related-rows.tsx';

const mailTones = { waiting: 'info', sent: 'ok', failed: 'bad' } as const;

/** Who bought, masked. */
export function Buyer({ payment, again }: { payment: Payment; again: () => void }) {
  const t = useListTexts();
  const language = useLanguage();
  const { orderId, name, phone, email, mail } = payment;
  const related = useRelatedRows(payment);
  const masked = { subject: 'purchase', id: orderId } as const;
  return (
    <Box title={t('payments.buyer')}>
      <div className={styles.form}>
        <KeyValue
          lines
          rows={[
            { label: t('col.name'), value: <Reveal {...masked} field="name" masked={name || '–'} /> },
            ...(phone
              ? [{ label: t('col.phone'), value: <Reveal {...masked} field="phone" masked={phone} /> }]
              : []),
            { label: t('col.email'), value: <Reveal {...masked} field="email" masked={email} /> },
            { label: t('col.address'), value: <Reveal {...masked} field="address" masked="***" /> },
            ...(payment.kind === 'policy'
              ? [{ label: t('col.identity'), value: <Reveal {...masked} field="identity" masked="***" /> }]
              : []),
            { label: t('payments.mail'), value: <Badge tone={mailTones[mail]}>{t(`mail.${mail}`)}</Badge> },
            { label: t('col.language'), value: languageName(payment.language, language) },
            ...related,
          ]}
        />
        <CorrectEmail orderId={orderId} again={again} />
      </div>
    </Box>
  );
}
