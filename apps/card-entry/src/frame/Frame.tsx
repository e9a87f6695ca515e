import { cardFaults, readCard } from '@sigorta/card-fields/card-form';
import { tellableName } from '@sigorta/card-fields/card-names';
import type { CardFaults, CardNames } from '@sigorta/card-fields/card-parts';
import type { Dress, ToFrame } from '@sigorta/card-fields/protocol';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dressDocument } from './dress-document.ts';
import { Fields, idOf } from './Fields.tsx';
import type { PageAround } from './page-around.ts';
import { sealForm } from './seal.ts';

/** The fields of a card, looking like the page around them. What is typed stays in its inputs until it is sealed. */
export function Frame({ page }: { page: PageAround }) {
  const [dress, setDress] = useState<Dress | null>(null);
  const [faults, setFaults] = useState<CardFaults>({});
  const [names, setNames] = useState<CardNames>();
  const [clears, setClears] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const hear = useEffectEvent((message: ToFrame): void => {
    if (message.kind === 'dress') {
      dressDocument(message);
      setDress(message);
    } else if (message.kind === 'names')
      setNames({ firstName: tellableName(message.firstName), lastName: tellableName(message.lastName) });
    else if (message.kind === 'faults') setFaults(message.faults);
    else if (message.kind === 'focus') document.getElementById(idOf(message.part))?.focus();
    else if (message.kind === 'clear') setClears((count) => count + 1);
    else if (form.current && dress) answer(message, form.current, dress.today);
  });
  const answer = (
    { kind, id }: Extract<ToFrame, { id: number }>,
    typed: HTMLFormElement,
    today: string,
  ): void => {
    if (kind === 'check') page.say({ kind: 'checked', id, faults: cardFaults(readCard(typed), today) });
    else void sealForm(typed, today, id).then(page.say);
  };
  useEffect(() => {
    const end = page.hear((message) => hear(message));
    page.say({ kind: 'ready' });
    return end;
  }, [page]);
  if (dress === null) return null;
  return (
    <UiTextsProvider value={(key: string) => dress.messages[key] ?? key}>
      <Fields
        key={clears}
        page={page}
        dress={dress}
        names={names}
        form={form}
        faults={faults}
        onMend={(part) => {
          setFaults(({ [part]: _, ...rest }) => rest);
        }}
      />
    </UiTextsProvider>
  );
}
