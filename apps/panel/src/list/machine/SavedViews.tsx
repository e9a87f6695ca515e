import {
  type ListName,
  mostViews,
  savedViewDrop,
  savedViewKeep,
  savedViews,
} from '@sigorta/contracts/panel/saved-views';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useSearchParams } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Popover } from '@sigorta/ui-kit/dialog/Popover.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useListTexts } from '../use-list-texts.ts';
import styles from './ListTools.module.css';

/** Filters kept under a name: each is an address, so it can be sent too. */
export function SavedViews({ name: list }: { name: ListName }) {
  const t = useListTexts();
  return (
    <Popover label={t('views.button')} icon="filter" align="end" size="s">
      {(close) => <Views list={list} close={close} />}
    </Popover>
  );
}

function Views({ list, close }: { list: ListName; close: () => void }) {
  const t = useListTexts();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const [name, setName] = useState('');
  const { state, answer, retry } = useQuery(savedViews, { list });
  const keep = useAction(savedViewKeep);
  const drop = useAction(savedViewDrop);
  const views = answer?.views ?? [];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return;
    if (await keep.act({ list, name: name.trim(), query: params.toString() })) {
      setName('');
      retry();
    }
  };
  const open = (query: string): void => {
    setParams(new URLSearchParams(query));
    close();
  };
  return (
    <div className={styles.panel}>
      {views.length === 0 && state === 'ready' && <p className={styles.text}>{t('views.empty')}</p>}
      {views.length > 0 && (
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.id}>
              <Button variant="text" onClick={() => open(view.query)}>
                <bdi>{view.name}</bdi>
              </Button>
              <IconButton
                icon="trash"
                size={18}
                label={t('views.drop', { name: view.name })}
                onClick={() => void drop.act({ list, id: view.id }).then(retry)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.keep} onSubmit={(event) => void submit(event)}>
        <TextInput
          id={id}
          label={t('views.name')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" busy={keep.state === 'busy'}>
          {t('views.keep')}
        </Button>
      </form>
      {keep.code === 'invalid-input' ? (
        <p role="alert">{t('views.full', { number: mostViews })}</p>
      ) : (
        [keep.state, drop.state, state].includes('failed') && <p role="alert">{t('views.failed')}</p>
      )}
    </div>
  );
}
