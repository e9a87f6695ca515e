import { useBrand } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { phoneHref } from '../../layout/phone-href.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** Nothing can be paid with this link. */
export function Closed({ why }: { why: 'paid' | 'cancelled' | 'expired' | 'missing' }) {
  const { t } = usePaymentWords();
  const { phone } = useBrand().footer;
  const picture = why === 'paid' ? 'success' : 'empty';
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<img src={`/art/states/${picture}.svg`} alt="" width={240} height={180} />}
        title={t(`closed.${why}.title`)}
        text={t(`closed.${why}.text`)}
        actions={
          phone &&
          why !== 'paid' && (
            <a className={buttonClass({ variant: 'outline' })} href={phoneHref(phone)}>
              {t('call', { phone })}
            </a>
          )
        }
      />
    </Container>
  );
}
