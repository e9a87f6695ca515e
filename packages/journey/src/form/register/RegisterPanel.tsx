import type { Application, Field, FieldValue } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import type { ComponentType } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useWords } from '../../words/use-words.ts';
import { fieldId } from '../field-id.ts';
import { fieldRenderers } from '../fields/field-renderers.ts';
import type { RendererOf } from '../fields/renderer.ts';
import styles from './RegisterPanel.module.css';
import { type Found, useFindVehicle } from './use-find-vehicle.ts';

interface RegisterPanelProps {
  product: Product;
  onFound: (found: Found) => void;
}

/** Plate and serial, which stay as the form's own answers, and the press that sends them. */
export function RegisterPanel({ product, onFound }: RegisterPanelProps) {
  const { t } = useWords();
  const { busy, failed, wrong, find } = useFindVehicle(product);
  const { plate, documentSerial } = product.register?.by ?? {};
  const fields = fieldsOf(product).filter(({ name }) => name === plate || name === documentSerial);

  const press = async (): Promise<void> => {
    if (busy) return;
    const end = await find();
    if ('facts' in end) onFound(end as Found);
    else {
      const first = fields.find(({ name }) => end[name] !== undefined);
      if (first) document.getElementById(fieldId(first.name))?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a box asks the register, not the insurers around it
    <div
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void press();
      }}
    >
      <p className={styles.lead}>{t('register.lead')}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <PaperNumber key={field.name} field={field} wrong={wrong[field.name]} />
        ))}
      </div>
      {failed && failed !== 'invalid-input' && !busy && (
        <Failure code={failed} onRetry={() => void press()} />
      )}
      <div className={styles.end}>
        <Button variant="outline" size="m" busy={busy} onClick={() => void press()}>
          {t('register.find')}
        </Button>
        <span role="status" className={styles.wait}>
          {busy && t('register.finding')}
        </span>
      </div>
    </div>
  );
}

/** One of the two numbers: an answer of the form, judged here alone. */
function PaperNumber({ field, wrong }: { field: Field; wrong: string | undefined }) {
  const { find, messageText } = useWords();
  const { control } = useFormContext<Application>();
  const { field: held } = useController({ control, name: field.name as `insured` });
  const prefix = textPrefix(field);
  const Renderer = fieldRenderers[field.kind] as ComponentType<RendererOf<Field>>;
  return (
    <Renderer
      field={field}
      id={fieldId(field.name)}
      name={field.name}
      label={find(prefix)}
      hint={find(`${prefix}.hint`) || undefined}
      error={wrong ? messageText(wrong) : null}
      value={held.value as FieldValue | undefined}
      values={{}}
      onChange={(value) => held.onChange(value)}
    />
  );
}

/** Whatever happened, the form below can be filled in by hand. */
function Failure({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t } = useWords();
  if (code === 'not-found') return <Notice tone="warn" role="alert" title={t('register.notFound')} />;
  if (code === 'too-many-requests') return <Notice tone="warn" role="alert" title={t('register.tooMany')} />;
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('register.away')}
      actions={
        <Button variant="text" size="m" icon="refresh" onClick={onRetry}>
          {t('register.retry')}
        </Button>
      }
    />
  );
}
