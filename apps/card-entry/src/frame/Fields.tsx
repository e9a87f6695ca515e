import { CardFields } from '@sigorta/card-fields/CardFields.tsx';
import { readNames, tellableName } from '@sigorta/card-fields/card-names';
import type { CardFaults, CardNames, CardPart } from '@sigorta/card-fields/card-parts';
import type { Dress } from '@sigorta/card-fields/protocol';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { PageAround } from './page-around.ts';
import { useHeight } from './use-height.ts';

export const idOf = (part: CardPart): string => `card-${part}`;

interface FieldsProps {
  page: PageAround;
  dress: Dress;
  names: CardNames | undefined;
  form: RefObject<HTMLFormElement | null>;
  faults: CardFaults;
  onMend: (part: CardPart) => void;
}

/** The form of the frame, and what the page is told of it while somebody types. */
export function Fields({ page, dress, names, form, faults, onMend }: FieldsProps) {
  const prefix = useRef('');
  useHeight(form, page);
  const tellNames = (): void => {
    if (!form.current) return;
    const { firstName, lastName } = readNames(form.current);
    page.say({ kind: 'names', firstName: tellableName(firstName), lastName: tellableName(lastName) });
  };
  /* Enter in a field is the page's button */
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    page.say({ kind: 'enter' });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={dress.title}
      onKeyDown={enter}
      onSubmit={(event) => event.preventDefault()}
    >
      <CardFields
        labels={dress.labels}
        today={dress.today}
        faults={faults}
        names={names}
        say={(key) => dress.messages[key] ?? key}
        idOf={idOf}
        onMend={(part) => {
          if (faults[part] === undefined) return;
          onMend(part);
          page.say({ kind: 'mended', part });
        }}
        onPrefix={(digits) => {
          if (digits === prefix.current) return;
          prefix.current = digits;
          page.say({ kind: 'prefix', digits });
        }}
        onNames={tellNames}
      />
    </form>
  );
}
