import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { Combobox } from '@sigorta/ui-kit/field/Combobox.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { type AddressItem, type Chosen, type Level, levels, listKey } from './address-chain.ts';

interface AddressSelectProps {
  id: string;
  level: number;
  /** what is chosen here: the entry of `levels` at `level` */
  declared: Level;
  chosen: readonly Chosen[];
  onChoose: (choice: Chosen | null) => void;
}

const nothing: readonly AddressItem[] = [];
const choiceOf = ({ Value, Text }: AddressItem): Chosen => ({ value: Value, label: Text });

/** One level of the chain: its list hangs on everything chosen above it. */
export function AddressSelect({ id, level, declared, chosen, onChoose }: AddressSelectProps) {
  const { t } = useWords();
  const gateway = useGateway();
  const key = listKey(chosen, level);
  const { state, answer, retry } = useReading(key, async (signal) => {
    const parents = chosen.slice(0, level).map(({ value }) => value);
    return declared.load(gateway(), parents, signal);
  });
  const items = state === 'ready' ? answer : nothing;
  const empty = state === 'ready' && items.length === 0;

  /* where there is nothing to choose the way goes on by itself; the apartment is always the buyer's own choice */
  const [only] = items.length === 1 ? items : [];
  const chooseOnly = useEffectEvent((one: AddressItem) => {
    if (level < levels.length - 1 && chosen.length === level) onChoose(choiceOf(one));
  });
  useEffect(() => {
    if (only) chooseOnly(only);
  }, [only]);

  return (
    <Combobox
      id={id}
      label={t(`form.uavt.${declared.id}`)}
      options={items.map(({ Value, Text }) => ({ value: Value, label: Text }))}
      value={chosen[level]?.value ?? ''}
      onChange={(value) => {
        const item = items.find((one) => one.Value === value);
        onChoose(item ? choiceOf(item) : null);
      }}
      disabled={key === null || empty}
      loading={state === 'loading'}
      error={empty ? t('form.uavt.none') : null}
      failed={state === 'failed'}
      failedText={t('form.uavt.failed')}
      onRetry={retry}
    />
  );
}
