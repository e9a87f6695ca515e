import { cardName } from '@sigorta/card-fields/card-parts';
import { CardEntry } from '@sigorta/card-fields/page/CardEntry.tsx';
import { formatMoney } from '@sigorta/i18n/money';
import { fieldId } from '@sigorta/journey/form/field-id';
import { WaitOverlay } from '@sigorta/journey/overlays/WaitOverlay.tsx';
import { wrongParts } from '@sigorta/journey/payment/card-faults';
import { cardPartId, cardWords } from '@sigorta/journey/payment/card-words';
import columns from '@sigorta/journey/payment/PaymentForm.module.css';
import { WayChoice } from '@sigorta/journey/payment/WayChoice.tsx';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { NoticeBox } from '../application/NoticeBox.tsx';
import { useLegalTexts } from '../application/use-legal-texts.ts';
import { FreeFields } from './FreeFields.tsx';
import { PayerFields } from './PayerFields.tsx';
import { PaymentProblems } from './PaymentProblems.tsx';
import { Summary } from './Summary.tsx';
import { noticeMessage } from './typed-payment.ts';
import { type AskedSubject, useGeneralPayment } from './use-general-payment.ts';
import type { Options } from './use-options.ts';
import { usePaymentWords } from './use-payment-texts.ts';

interface PaymentFormProps {
  /** null for what the buyer types himself */
  subject: AskedSubject | null;
  options: Options;
}

/** What is paid, how, and who gets the receipt; the amount stands still beside it. */
export function PaymentForm({ subject, options }: PaymentFormProps) {
  const { t, messageText } = usePaymentWords();
  const legal = useLegalTexts();
  const language = useLanguage();
  const payment = useGeneralPayment(subject, options);
  const { amount, faults, stage, way } = payment;
  const byCard = way === 'card';
  const faultOf = (field: string): string | null => {
    const fault = faults.find((one) => one.field === field);
    return fault ? messageText(fault.message) : null;
  };
  const problems = faults.map(({ field, message }) => ({
    id: field === 'notice' ? 'payment-notice' : fieldId(field),
    message: field === 'notice' ? legal(noticeMessage) : messageText(message),
  }));
  const begin = byCard ? 'pay.start' : 'transfer.start';
  const withAmount = byCard ? 'pay.button' : 'transfer.submit';
  return (
    <Container>
      <div className={columns.columns}>
        <form
          ref={payment.form}
          noValidate
          className={columns.form}
          onSubmit={(event) => {
            event.preventDefault();
            void payment.pay();
          }}
        >
          <h1 className={columns.title}>{t(subject ? 'headline.asked' : 'headline')}</h1>
          <div ref={payment.top} tabIndex={-1} className={columns.top}>
            <PaymentProblems problems={problems} failure={payment.failure} />
          </div>
          {!subject && <FreeFields payment={payment} options={options} faultOf={faultOf} />}
          {payment.takesTransfer && <WayChoice way={way} onChange={payment.setWay} t={t} />}
          {byCard && (
            <CardEntry
              handle={payment.card}
              words={cardWords(t)}
              faults={wrongParts(faultOf)}
              idOf={cardPartId}
              onMend={(part) => payment.mend(cardName(part))}
              onEnter={() => payment.form.current?.requestSubmit()}
            />
          )}
          {!byCard && (
            <section aria-labelledby="transfer-title">
              <h2 id="transfer-title">{t('transfer.title')}</h2>
              <p>{t('transfer.lead')}</p>
            </section>
          )}
          <PayerFields payment={payment} subject={subject} faultOf={faultOf} />
          <div className={columns.consents}>
            <NoticeBox
              id="payment-notice"
              hint={t('privacy')}
              failed={faults.some(({ field }) => field === 'notice')}
            />
          </div>
          <div className={columns.pay}>
            <Button
              type="submit"
              variant="solid"
              icon={byCard ? 'lock' : 'next'}
              block
              busy={stage !== 'form'}
            >
              {amount ? t(withAmount, { amount: formatMoney(amount, language) }) : t(begin)}
            </Button>
            <p className={columns.safe}>
              <Icon name="shield" />
              <span>{t(byCard ? 'pay.secure' : 'transfer.safe')}</span>
            </p>
          </div>
        </form>
        <Summary request={subject?.request ?? null} amount={amount} />
      </div>
      <WaitOverlay
        open={stage === 'paying' || stage === 'leaving'}
        title={t(stage === 'leaving' ? 'pay.leaving' : byCard ? 'pay.running' : 'transfer.running')}
        {...(byCard && { text: t(stage === 'leaving' ? 'pay.leaving.text' : 'pay.running.text') })}
      />
    </Container>
  );
}
