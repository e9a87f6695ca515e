import { type CustomerCard, customerNote } from '@sigorta/contracts/panel/customers';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import styles from '../../detail/Detail.module.css';
import { Notes } from '../../detail/Notes.tsx';

interface CustomerNotesProps {
  /** the record that says their phone: a customer has no number */
  about: NonNullable<CustomerCard['from']['phone']>;
  notes: CustomerCard['notes'];
  onWritten: (notes: CustomerCard['notes']) => void;
}

/** What colleagues should know of a customer, whichever purchase or quote they open next. */
export function CustomerNotes({ about, notes, onWritten }: CustomerNotesProps) {
  const { state, code, act } = useAction(customerNote);
  const write = async (text: string): Promise<boolean> => {
    const answer = await act({ ...about, text });
    if (answer) onWritten(answer.notes);
    return answer !== null;
  };
  return (
    <div className={styles.words}>
      <Notes permission="customers:sell" notes={notes} write={write} state={state} code={code} />
    </div>
  );
}
