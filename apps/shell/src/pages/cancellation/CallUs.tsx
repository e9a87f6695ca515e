import { useBrand } from '@sigorta/runtime/runtime';
import { LinkButton } from '@sigorta/ui-kit/button/Button.tsx';
import { phoneHref } from '../../layout/phone-href.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** The partner's phone, where one is known. */
export function CallUs() {
  const t = useCancellationTexts();
  const { phone } = useBrand().footer;
  return phone ? (
    <LinkButton variant="outline" icon="phone" href={phoneHref(phone)}>
      {t('call', { phone })}
    </LinkButton>
  ) : null;
}
