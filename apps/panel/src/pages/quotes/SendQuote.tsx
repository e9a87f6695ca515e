import { quoteSend } from '@sigorta/contracts/panel/quotes';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Cluster, Stack } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

type Channel = 'link' | 'sms' | 'email';

const channels: readonly Channel[] = ['sms', 'email', 'link'];

/** The customer's way to buy on their own device: a link by SMS, mail or any other message. */
export function SendQuote({ id }: { id: string }) {
  const t = useListTexts();
  const common = useTexts('common');
  const { state, answer, code, act } = useAction(quoteSend);
  const [channel, setChannel] = useState<Channel>('link');
  const [copied, setCopied] = useState(false);
  const send = (by: Channel): void => {
    setChannel(by);
    setCopied(false);
    void act({ id, channel: by });
  };
  const refused =
    state === 'failed' && (code === 'not-found' ? t('quotes.send.missing') : common(`error.${code}`));
  return (
    <Box title={t('quotes.send')}>
      <Stack gap={4}>
        <p className={styles.quiet}>{t('quotes.send.text')}</p>
        <Cluster gap={2}>
          {channels.map((by) => (
            <Button
              key={by}
              variant="outline"
              size="s"
              busy={state === 'busy' && channel === by}
              onClick={() => send(by)}
            >
              {t(`quotes.send.${by}`)}
            </Button>
          ))}
        </Cluster>
        {refused && <Notice tone="bad" role="alert" title={refused} />}
        {state === 'done' && (
          <Notice
            tone="ok"
            role="status"
            title={
              channel === 'link'
                ? undefined
                : t(channel === 'sms' ? 'quotes.send.sentSms' : 'quotes.send.sentEmail')
            }
            actions={
              <>
                <Button
                  variant="outline"
                  size="s"
                  icon="copy"
                  onClick={() => void navigator.clipboard?.writeText(answer.link).then(() => setCopied(true))}
                >
                  {t(copied ? 'quotes.send.copied' : 'quotes.send.copy')}
                </Button>
                {answer.whatsapp && (
                  <a
                    href={answer.whatsapp}
                    target="_blank"
                    rel="noreferrer"
                    className={buttonClass({ variant: 'outline', size: 's' })}
                  >
                    {t('quotes.send.whatsapp')}
                  </a>
                )}
              </>
            }
          >
            <p>
              <bdi dir="ltr" className={styles.address}>
                {answer.link}
              </bdi>
            </p>
            <p>
              {t('quotes.send.until')} <Instant at={answer.until} />
            </p>
          </Notice>
        )}
      </Stack>
    </Box>
  );
}
