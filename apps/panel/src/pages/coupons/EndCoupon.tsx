import { couponEnd } from '@sigorta/contracts/panel/coupons';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useDeed } from '../../app/use-answer.ts';
import { Around } from '../../layout/Around.tsx';
import { useCouponsTexts } from './use-coupons-texts.ts';

/** Ending cannot be taken back: a code is used once for ever. */
export function EndCoupon({ code, onEnded }: { code: string; onEnded: () => void }) {
  const t = useCouponsTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const { state, act } = useDeed(couponEnd);
  const end = async () => {
    if (!(await act({ code }))) return;
    setOpen(false);
    onEnded();
  };
  return (
    <>
      <Button variant="text" size="s" aria-label={`${t('end')}: ${code}`} onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="s"
        title={<Around words={(hole) => t('end.title', { code: hole })}>{code}</Around>}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button busy={state.at === 'busy'} onClick={() => void end()}>
              {t('end')}
            </Button>
          </>
        }
      >
        <p>{t('end.text')}</p>
        {state.at === 'failed' && (
          <Notice tone="bad" role="alert">
            {common(`error.${state.code}`)}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
