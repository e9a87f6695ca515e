import { couponEnd } from '@sigorta/contracts/panel/coupons';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Around } from '../../layout/Around.tsx';
import { useCouponsTexts } from './use-coupons-texts.ts';

interface EndCouponProps {
  code: string;
  onClose: () => void;
  onEnded: () => void;
}

/** Ending cannot be taken back: a code is used once for ever. */
export function EndCoupon({ code, onClose, onEnded }: EndCouponProps) {
  const t = useCouponsTexts();
  const common = useTexts('common');
  const ending = useAction(couponEnd);
  const end = async () => {
    if (await ending.act({ code })) onEnded();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={<Around words={(hole) => t('end.title', { code: hole })}>{code}</Around>}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={ending.state === 'busy'} onClick={() => void end()}>
            {t('end')}
          </Button>
        </>
      }
    >
      <p>{t('end.text')}</p>
      {ending.state === 'failed' && (
        <Notice tone="bad" role="alert">
          {common(`error.${ending.code}`)}
        </Notice>
      )}
    </Dialog>
  );
}
