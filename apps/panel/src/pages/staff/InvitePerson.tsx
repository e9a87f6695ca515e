import { type peopleList, personInvite } from '@sigorta/contracts/panel/staff-people';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { type Language, languages } from '@sigorta/i18n/language';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { isEmail } from '@sigorta/validators/email';
import { type FormEvent, useState } from 'react';
import { Around } from '../../layout/Around.tsx';
import type { HeadAction } from '../../list/machine/panel-list.ts';
import { languageName } from '../../texts/language-name.ts';
import { type Place, PlaceFields } from './PlaceFields.tsx';
import { readPlace } from './place.ts';
import styles from './Staff.module.css';
import { useStaffTexts } from './use-staff-texts.ts';

const nobody: Place = { role: '', partnerId: '' };

/** The button that opens the form of an invitation. */
export const InvitePerson: HeadAction<typeof peopleList> = ({ answer, done }) => {
  const t = useStaffTexts();
  const common = useTexts('common');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(nobody);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { state, code, fields, act, reset } = useAction(personInvite);
  const refused = state === 'failed' ? fields.map(({ field }) => field) : [];
  const close = () => {
    setOpen(false);
    setPlace(nobody);
    setWrong([]);
    reset();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const [name, email, read] = [text('name'), text('email'), readPlace(place)];
    const missing = [
      ...(name.length < 2 ? ['name'] : []),
      ...(isEmail(email) ? [] : ['email']),
      ...('wrong' in read ? read.wrong : []),
    ];
    setWrong(missing);
    if (missing.length > 0 || 'wrong' in read) return document.getElementById(missing[0] ?? '')?.focus();
    const sent = { name, email, language: text('language') as Language, ...read.place };
    if (!(await act(sent))) return;
    close();
    done(<Around words={(hole) => t('done.invited', { name: hole })}>{name}</Around>);
  };
  const emailError = () => {
    if (refused.includes('email')) return t('email.taken');
    return wrong.includes('email') ? t('email.wrong') : null;
  };
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('invite')}
        actions={
          <Button type="submit" form="invite-person" icon="send" busy={state === 'busy'}>
            {t('invite.send')}
          </Button>
        }
      >
        <form id="invite-person" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <TextInput
            id="name"
            name="name"
            label={t('name')}
            maxLength={100}
            autoComplete="off"
            error={wrong.includes('name') ? t('name.wrong') : null}
          />
          <TextInput
            id="email"
            name="email"
            type="email"
            label={t('email')}
            hint={t('invite.text')}
            dir="ltr"
            maxLength={254}
            autoComplete="off"
            error={emailError()}
          />
          <PlaceFields
            place={place}
            onChange={setPlace}
            partners={answer?.partners ?? []}
            wrong={[...wrong, ...refused]}
          />
          <Select
            id="language"
            name="language"
            label={t('invite.language')}
            defaultValue={language}
            options={languages.map((value) => ({ value, label: languageName(value, language) }))}
          />
          {state === 'failed' && refused.length === 0 && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
        </form>
      </Dialog>
    </>
  );
};
