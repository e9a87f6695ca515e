import { partnerCreate } from '@sigorta/contracts/panel/partners';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useNavigate, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { useCardNumberTold } from '../../detail/use-card-number-told.ts';
import { Hint } from './Hint.tsx';
import styles from './NewPartner.module.css';
import { usePartnersTexts } from './use-partners-texts.ts';

/** A name and an id are enough to begin with; the rest is set in the editor. */
export function NewPartner() {
  const t = usePartnersTexts();
  const common = useTexts('common');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { state, code, fields, act, reset } = useAction(partnerCreate);
  const cardNumberTold = useCardNumberTold(fields);
  const wrong = (name: 'id' | 'name') =>
    state === 'failed' && fields.some(({ field }) => field === name)
      ? (cardNumberTold(name) ?? t(`new.${name}.wrong`))
      : null;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = await act({ id: String(data.get('id')), name: String(data.get('name')) });
    if (answer) void navigate(`/panel/is-ortaklari/${answer.partner.id}`);
  };
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('new')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('new')}
        size="s"
        actions={
          <Button type="submit" form="new-partner" busy={state === 'busy'}>
            {t('new.add')}
          </Button>
        }
      >
        <form id="new-partner" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <TextInput
            id="name"
            name="name"
            label={t('setting.brand_name')}
            maxLength={60}
            error={wrong('name')}
          />
          <TextInput
            id="id"
            name="id"
            label={t('new.id')}
            hint={<Hint text={t('new.id.hint')} />}
            dir="ltr"
            maxLength={63}
            error={wrong('id')}
          />
          {state === 'failed' && fields.length === 0 && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
        </form>
      </Dialog>
    </>
  );
}
