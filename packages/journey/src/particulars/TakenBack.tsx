import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { OtherWays } from './OtherWays.tsx';

interface TakenBackProps {
  /** a code of the product's texts, `decline.<reason>` */
  reason: string | null;
  /** address of the other offers */
  offers: string;
  onEdit: () => void;
}

/** The insurer knows everything and offers nothing any more. */
export function TakenBack({ reason, offers, onEdit }: TakenBackProps) {
  const { t, find } = useWords();
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('particulars.declined.title')}
      actions={<OtherWays offers={offers} onEdit={onEdit} />}
    >
      {reason !== null && `${find(`decline.${reason}`)} `}
      {t('particulars.declined.text')}
    </Notice>
  );
}
