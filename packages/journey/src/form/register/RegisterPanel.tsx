import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import type { Field } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { NotCome } from '@sigorta/ui-kit/later/NotCome.tsx';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useForm } from '../answers/form-context.ts';
import { useAnswer } from '../answers/use-heard.ts';
import { fieldId } from '../field-id.ts';
import { fieldRenderers } from '../fields/field-renderers.ts';
import type { RendererOf } from '../fields/renderer.ts';
import styles from './RegisterPanel.module.css';
import { type Found, useFindVehicle } from './use-find-vehicle.ts';

/* the notice names the register among who is sent data */
const LegalDialog = later(async () => (await import('../../consents/LegalDialog.tsx')).LegalDialog, NotCome);

interface RegisterPanelProps {
  product: Product;
  /** `isHere`: the buyer did not go on elsewhere meanwhile */
  onFound: (found: Found, isHere: boolean) => void;
}

/** Plate and serial, which stay as the form's own answers, and the press that sends them. */
export function RegisterPanel({ product, onFound }: RegisterPanelProps) {
  const { t } = useWords();
  const { busy, failed, wrong, find } = useFindVehicle(product);
  const { plate, documentSerial } = product.register?.by ?? {};
  const fields = fieldsOf(product).filter(({ name }) => name === plate || name === documentSerial);
  const [isReading, setReading] = useState(false);
  const read = () => setReading(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const press = async (): Promise<void> => {
    if (busy) return;
    const end = await find();
    /* whoever types elsewhere by now is left there */
    const at = document.activeElement;
    const isHere = at === document.body || panel.current?.contains(at) === true;
    if ('facts' in end) return onFound(end as Found, isHere);
    const first = fields.find(({ name }) => end[name] !== undefined);
    if (first && isHere) document.getElementById(fieldId(first.name))?.focus();
  };
  useEffect(() => {
    /* the way to try again went with the words it stood in */
    if (failed && document.activeElement === document.body) button.current?.focus();
  }, [failed]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a box asks the register, not the insurers around it
    <div
      ref={panel}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void press();
      }}
    >
      <p className={styles.lead}>
        {t('register.lead')}{' '}
        <TextButton onClick={() => setReading(true)}>{t('consent.personal-data-notice.read')}</TextButton>
      </p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <PaperNumber key={field.name} field={field} wrong={wrong[field.name]} />
        ))}
      </div>
      {failed && <Failure {...failed} busy={busy} onRetry={() => void press()} />}
      <div className={styles.end}>
        <Button ref={button} variant="outline" size="m" busy={busy} onClick={() => void press()}>
          {t('register.find')}
        </Button>
        <span role="status" className={styles.wait}>
          {busy && t('register.finding')}
        </span>
      </div>
      {isReading && (
        <Suspense fallback={null}>
          <LegalDialog consent="personal-data-notice" data={{}} onClose={read} onAccept={read} />
        </Suspense>
      )}
    </div>
  );
}

/** One of the two numbers: an answer of the form, judged here alone. */
function PaperNumber({ field, wrong }: { field: Field; wrong: string | undefined }) {
  const { find, messageText } = useWords();
  const form = useForm();
  const held = useAnswer(field.name);
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
      value={held}
      values={{}}
      onChange={(value) => form.answer(field.name, value)}
    />
  );
}

interface FailureProps {
  code: GatewayErrorCode;
  times: number;
  busy: boolean;
  onRetry: () => void;
}

const words = { 'not-found': 'register.notFound', 'too-many-requests': 'register.tooMany' } as const;
const isTold = (code: GatewayErrorCode): code is keyof typeof words => Object.hasOwn(words, code);

/** Whatever happened, the form below can be filled in by hand. It stays while the register is asked again: it may hold the focus. */
function Failure({ code, times, busy, onRetry }: FailureProps) {
  const { t } = useWords();
  return (
    <Notice
      tone="warn"
      role="alert"
      title={<span key={times}>{t(isTold(code) ? words[code] : 'register.away')}</span>}
      actions={
        !isTold(code) && (
          <Button variant="text" size="m" icon="refresh" busy={busy} onClick={onRetry}>
            {t('register.retry')}
          </Button>
        )
      }
    />
  );
}
