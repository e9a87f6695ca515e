import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { FieldGroup } from '@sigorta/ui-kit/field/Field.tsx';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { usePartnersTexts } from '../use-partners-texts.ts';
import styles from './ListField.module.css';

interface UnreadableProps extends FieldProps {
  value: string;
  disabled: boolean;
  onClear: () => void;
}

/** A stored text no form can show, as an import may leave it: it is repeated as it is, and can be begun anew. */
export function Unreadable({ id, label, hint, value, disabled, onClear }: UnreadableProps) {
  const t = usePartnersTexts();
  return (
    <FieldGroup id={id} label={label} hint={hint}>
      <Notice
        tone="warn"
        title={t('list.unreadable')}
        actions={
          !disabled && (
            <Button variant="outline" size="s" onClick={onClear}>
              {t('list.anew')}
            </Button>
          )
        }
      >
        <code className={styles.raw} dir="ltr">
          <bdi>{value}</bdi>
        </code>
      </Notice>
    </FieldGroup>
  );
}
