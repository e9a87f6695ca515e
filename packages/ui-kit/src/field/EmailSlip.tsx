import { meantEmail } from '@sigorta/validators/email-slip';
import { Button } from '../button/Button.tsx';

interface EmailSlipProps {
  typed: string;
  /** asks whether this address was meant */
  question: (address: string) => string;
  /** what the button says */
  take: string;
  onTake: (address: string) => void;
}

/** Asks about an address that looks like a slip of the finger; it is changed only by who typed it. */
export function EmailSlip({ typed, question, take, onTake }: EmailSlipProps) {
  const meant = meantEmail(typed);
  return (
    <div aria-live="polite">
      {meant !== null && (
        <>
          {question(meant)}{' '}
          <Button variant="text" size="m" onClick={() => onTake(meant)}>
            {take}
          </Button>
        </>
      )}
    </div>
  );
}
