import type { Translate } from '@sigorta/i18n/texts/text-key';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import type { ListOperation, RowOf } from './list-operation.ts';
import type { RowAction } from './panel-list.ts';

interface RowActionsProps<O extends ListOperation, Key extends string> {
  row: RowOf<O>;
  /** those the person may do */
  actions: readonly RowAction<O, Key>[];
  t: Translate<Key>;
  onPress: (action: RowAction<O, Key>) => void;
}

/** The buttons of a row: those its state leaves. The first one stands out. */
export function RowActions<O extends ListOperation, Key extends string>(props: RowActionsProps<O, Key>) {
  const { row, actions, t, onPress } = props;
  const buttons = actions
    .filter(({ when }) => when?.(row) ?? true)
    .map((action, at) => (
      <Button
        key={action.label(row)}
        variant={action.variant ?? (at === 0 ? 'outline' : 'text')}
        size="s"
        aria-label={action.name?.(row, t)}
        onClick={() => onPress(action)}
      >
        {t(action.label(row))}
      </Button>
    ));
  if (buttons.length === 0) return null;
  return actions.length === 1 ? (
    buttons[0]
  ) : (
    <Cluster gap={2} justify="end">
      {buttons}
    </Cluster>
  );
}
