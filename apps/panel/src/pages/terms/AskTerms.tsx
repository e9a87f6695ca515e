import { termsAsk, termsKinds } from '@sigorta/contracts/panel/terms';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useToday } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { Refused } from '../../detail/Refused.tsx';
import { useDialogForm } from '../../detail/use-dialog-form.ts';
import { optionsOf, useChoices } from '../../list/machine/use-choices.ts';
import { readTermsForm } from './terms-form.ts';
import { useTermsTexts } from './use-terms-texts.ts';

type Field = 'insurerId' | 'product' | 'partnerId' | 'share' | 'firstDay' | 'reason';

/** The button that opens the form of new terms; a second person decides them. */
export function AskTerms() {
  const t = useTermsTexts();
  const today = useToday();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { state, code, act, reset } = useAction(termsAsk);
  const { open, show, close } = useDialogForm({
    onClose: () => {
      setWrong([]);
      reset();
    },
  });
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const read = readTermsForm(new FormData(event.currentTarget), today ?? '');
    setWrong('wrong' in read ? read.wrong : []);
    if ('wrong' in read) return document.getElementById(read.wrong[0] ?? '')?.focus();
    await act(read.wanted);
  };
  return (
    <>
      <Button icon="plus" onClick={show}>
        {t('ask')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('ask')}
        actions={
          state !== 'done' && (
            <Button type="submit" form="ask-terms" busy={state === 'busy'}>
              {t('send')}
            </Button>
          )
        }
      >
        {state === 'done' ? (
          <Notice tone="ok" role="status">
            {t('asked')}
          </Notice>
        ) : (
          <TermsForm wrong={wrong} onSubmit={(event) => void send(event)}>
            <Refused code={code} />
          </TermsForm>
        )}
      </Dialog>
    </>
  );
}

interface TermsFormProps {
  /** names of fields that cannot be read */
  wrong: readonly string[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** what stands below the fields */
  children: ReactNode;
}

/** What is asked of terms: whose, how much, from when and why. */
function TermsForm({ wrong, onSubmit, children }: TermsFormProps) {
  const t = useTermsTexts();
  const { insurers, products, partners } = useChoices();
  const [kind, setKind] = useState<string>('commission');
  const [firstDay, setFirstDay] = useState('');
  const error = (name: Field) => (wrong.includes(name) ? t('wrong') : null);
  return (
    <form id="ask-terms" className={styles.form} noValidate onSubmit={onSubmit}>
      <SegmentedControl
        id="kind"
        name="kind"
        label={t('kind')}
        value={kind}
        onChange={setKind}
        options={termsKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {kind === 'commission' && (
        <>
          <Select
            id="insurerId"
            name="insurerId"
            label={t('insurer')}
            options={optionsOf(insurers)}
            error={error('insurerId')}
          />
          <Select
            id="product"
            name="product"
            label={t('product')}
            optional
            placeholder={t('product.all')}
            options={optionsOf(products)}
          />
        </>
      )}
      {kind === 'partner' && (
        <Select
          id="partnerId"
          name="partnerId"
          label={t('partner')}
          options={optionsOf(partners)}
          error={error('partnerId')}
        />
      )}
      <TextInput
        id="share"
        name="share"
        label={t('share')}
        hint={t('share.hint')}
        inputMode="decimal"
        width="s"
        suffix="%"
        error={error('share')}
      />
      <DateInput
        id="firstDay"
        label={t('since')}
        hint={t('since.hint')}
        value={firstDay}
        onChange={setFirstDay}
        error={error('firstDay')}
      />
      <input type="hidden" name="firstDay" value={firstDay} />
      <TextInput
        id="reason"
        name="reason"
        label={t('reason')}
        maxLength={500}
        error={wrong.includes('reason') ? t('reason.wrong') : null}
      />
      {children}
    </form>
  );
}
