import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { ListFailure } from '@sigorta/ui-kit/field/ListFailure.tsx';
import { useRef, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { DigitsField } from '../DigitsField.tsx';
import { type RendererProps, textOf } from '../renderer.ts';
import styles from './UavtField.module.css';

/** The address code: typed by who knows it, found by address by everybody else. Typing stays possible all the time. */
export function UavtField(props: RendererProps<'uavt'>) {
  const { t, language } = useWords();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [found, setFound] = useState<{ code: string; words: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, answer, retry } = useReading(wanted ? `address-finder|${language}` : null, async () =>
    (await import('./load-finder.ts')).loadFinder(language),
  );
  const panelId = `${props.id}-finder`;

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.uavt}>
      <DigitsField {...props} />
      <Button
        ref={button}
        variant="outline"
        size="m"
        icon="location"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      >
        {t('form.uavt.find')}
      </Button>
      <p role="status" className={styles.words}>
        {found !== null && found.code === textOf(props.value) && <bdi>{found.words}</bdi>}
      </p>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {state === 'loading' && <Spinner />}
        {state === 'failed' && <ListFailure id={panelId} message={t('form.uavt.failed')} onRetry={retry} />}
        {state === 'ready' && (
          <answer.AddressFinder
            id={panelId}
            shown={open}
            onClose={close}
            onFound={(code, words) => {
              props.onChange(code);
              setFound({ code, words });
              close();
            }}
          />
        )}
      </div>
    </div>
  );
}
