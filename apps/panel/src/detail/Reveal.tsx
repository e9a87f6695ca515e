import { reveal, type revealedFields, type revealedSubjects } from '@sigorta/contracts/panel/reveal';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { useMay } from '../app/staff-context.tsx';
import { useListTexts } from '../list/use-list-texts.ts';
import { PersonalDialog } from './PersonalDialog.tsx';
import styles from './Reveal.module.css';
import { usePersonal } from './use-personal.ts';
import { useShortly } from './use-shortly.ts';

interface RevealProps {
  subject: (typeof revealedSubjects)[number];
  id: string;
  field: (typeof revealedFields)[number];
  /** as everybody sees it */
  masked: string;
}

/** A masked value; who may sees it for a minute, after saying why. */
export function Reveal({ subject, id, field, masked }: RevealProps) {
  const t = useListTexts();
  const may = useMay();
  const [shown, showShortly] = useShortly<string>();
  const { state, code, act, reset } = useAction(reveal);
  const show = async (reason: string): Promise<boolean> => {
    const answer = await act({ subject, id, field, reason });
    if (answer) showShortly(answer.value ?? t('reveal.none'));
    return answer !== null;
  };
  const personal = usePersonal({ subject, id, show, reset });
  const name = t(`col.${field}`);
  return (
    <span className={styles.value}>
      <bdi className={styles.words} aria-live="polite">
        {shown?.value ?? masked}
      </bdi>
      {shown && <span className={styles.left}>{t('reveal.left', { seconds: shown.seconds })}</span>}
      {!shown && may('personal-data:reveal') && (
        <IconButton
          icon="eye"
          size={18}
          label={t('reveal.show', { field: name })}
          onClick={() => void personal.press()}
        />
      )}
      <PersonalDialog
        personal={personal}
        title={t('reveal.title')}
        text={t('reveal.text', { field: name })}
        action={t('reveal.action')}
        isBusy={state === 'busy'}
        code={code}
      />
    </span>
  );
}
