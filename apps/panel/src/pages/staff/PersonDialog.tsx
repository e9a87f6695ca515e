import {
  type PersonRow,
  personChange,
  personInviteAgain,
  personResetFactor,
  personSwitch,
} from '@sigorta/contracts/panel/staff-people';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type FormEvent, useState } from 'react';
import { PersonAction } from './PersonAction.tsx';
import { type Place, PlaceFields } from './PlaceFields.tsx';
import { readPlace } from './place.ts';
import styles from './Staff.module.css';
import { useStaffTexts } from './use-staff-texts.ts';

interface PersonDialogProps {
  person: PersonRow;
  partners: readonly { id: string; name: string }[];
  onClose: () => void;
  /** something was changed */
  onDone: () => void;
  /** asks for the list once more; the dialog stays */
  refresh: () => void;
}

/** Everything that can be done about somebody else. */
export function PersonDialog({ person, partners, onClose, onDone, refresh }: PersonDialogProps) {
  const t = useStaffTexts();
  const common = useTexts('common');
  const language = useLanguage();
  const [place, setPlace] = useState<Place>({ role: person.role, partnerId: person.partner?.id ?? '' });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const change = useAction(personChange);
  const turn = useAction(personSwitch);
  const again = useAction(personInviteAgain);
  const factor = useAction(personResetFactor);
  const { id } = person;
  const was = { role: person.role, partnerId: person.partner?.id ?? null };
  const failed = [change, turn, again, factor].find(({ state }) => state === 'failed');
  const finish = async (done: Promise<unknown>) => {
    if (await done) onDone();
    /* what was refused may stand otherwise by now: the next one opens on it */ else refresh();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readPlace(place);
    setWrong('wrong' in read ? read.wrong : []);
    if ('wrong' in read) return document.getElementById(read.wrong[0] ?? '')?.focus();
    await finish(change.act({ id, ...read.place, was }));
  };
  return (
    <Dialog open onClose={onClose} title={<bdi>{person.name}</bdi>}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <PlaceFields
          place={place}
          onChange={setPlace}
          partners={partners}
          wrong={wrong}
          roleLocked={person.lastOwner}
        />
        {!person.lastOwner && (
          <div>
            <Button type="submit" busy={change.state === 'busy'}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
      <section className={styles.access}>
        <h3>{t('access')}</h3>
        {person.state === 'invited' && (
          <PersonAction
            action="again"
            busy={again.state === 'busy'}
            onSure={() => void finish(again.act({ id, language }))}
          />
        )}
        {person.secondFactor && (
          <PersonAction
            action="factor"
            busy={factor.state === 'busy'}
            onSure={() => void finish(factor.act({ id }))}
          />
        )}
        {!person.lastOwner && (
          <PersonAction
            action={person.state === 'off' ? 'on' : 'off'}
            busy={turn.state === 'busy'}
            onSure={() => void finish(turn.act({ id, active: person.state === 'off' }))}
          />
        )}
      </section>
      {failed?.state === 'failed' && (
        <Notice tone="bad" role="alert">
          {common(`error.${failed.code}`)}
        </Notice>
      )}
    </Dialog>
  );
}
