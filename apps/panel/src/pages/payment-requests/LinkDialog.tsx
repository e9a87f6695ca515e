import {
  type PaymentRequestRow,
  panelPaymentRequestLink,
  panelPaymentRequestSend,
} from '@sigorta/contracts/panel/payment-requests';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useNamespace } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { QrCode } from '@sigorta/ui-kit/data/QrCode.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import styles from './LinkDialog.module.css';
import { usePaymentRequestsTexts } from './use-payment-requests-texts.ts';

interface LinkDialogProps {
  row: Pick<PaymentRequestRow, 'id' | 'purpose' | 'channels'>;
  onClose: () => void;
}

/** The link in every shape it can be given: to copy, to scan, to send. */
export function LinkDialog({ row, onClose }: LinkDialogProps) {
  const t = usePaymentRequestsTexts();
  const messageText = useNamespace('common');
  const { state, answer, code, retry } = useQuery(panelPaymentRequestLink, { id: row.id });
  const sending = useAction(panelPaymentRequestSend);
  const [copied, setCopied] = useState(false);
  const found = answer;
  const copy = async (link: string): Promise<void> => {
    await navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      /* forbidden: the link stands there to be marked */
      () => setCopied(false),
    );
  };
  const told = sending.state === 'done' ? t('link.sent') : copied ? t('link.copied') : '';
  return (
    <Dialog open size="m" onClose={onClose} title={t('link.of', { purpose: row.purpose })}>
      {state === 'failed' && <Failure code={code} again={retry} />}
      {state === 'loading' && <Loading />}
      {found && (
        <div className={styles.link}>
          <QrCode text={found.link} label={t('link.qr')} />
          <bdi dir="ltr" className={styles.address}>
            {found.link}
          </bdi>
          <Cluster gap={2} justify="center">
            <Button icon="copy" size="m" onClick={() => void copy(found.link)}>
              {t('link.copy')}
            </Button>
            {row.channels.map((channel) => (
              <Button
                key={channel}
                variant="outline"
                size="m"
                icon={channel === 'sms' ? 'chat' : 'mail'}
                busy={sending.state === 'busy'}
                onClick={() => void sending.act({ id: row.id, channel })}
              >
                {t(`link.${channel}`)}
              </Button>
            ))}
            <a
              className={buttonClass({ variant: 'outline', size: 'm' })}
              href={found.whatsapp}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('link.whatsapp')}
            </a>
          </Cluster>
          <p role="status">{told}</p>
          {sending.state === 'failed' && (
            <Notice tone="bad" role="alert">
              {messageText(sending.fields[0]?.message ?? `error.${sending.code}`)}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
