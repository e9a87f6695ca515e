import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { type FormEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { FactorField } from './FactorField.tsx';
import styles from './SignInPage.module.css';
import type { NewFactor } from './use-sign-in.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface EnrolStepProps {
  busy: boolean;
  factor: NewFactor;
  problem: string | null;
  onSend: (code: string) => Promise<void>;
  /** of the heading; 1 where the step is the page */
  level?: 1 | 2 | undefined;
}

/** Three steps: open an app, scan, type its first code. */
export function EnrolStep({ busy, factor, problem, onSend, level = 1 }: EnrolStepProps) {
  const t = useSignInTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const Heading = `h${level}` as const;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(code.length < 6);
    if (code.length === 6) void onSend(code);
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <div>
        <Heading>{t('enrol.headline')}</Heading>
        <p className={styles.lead}>{t('enrol.lead')}</p>
      </div>
      <ol className={styles.list}>
        <li>{t('enrol.step.1')}</li>
        <li>
          <div>
            <p>{t('enrol.step.2')}</p>
            <QrSquare text={factor.uri} label={t('enrol.qr')} />
            <p className={styles.note}>
              {t('enrol.secret')}
              <bdi dir="ltr" className={styles.secret}>
                {factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </bdi>
            </p>
          </div>
        </li>
        <li>
          <div>
            <p>{t('enrol.step.3')}</p>
            <FactorField
              value={code}
              onChange={setCode}
              error={missing ? t('code.missing') : problem}
              focused={false}
            />
          </div>
        </li>
      </ol>
      <Button type="submit" size="l" block busy={busy}>
        {t('enrol.action')}
      </Button>
    </form>
  );
}

function QrSquare({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: 4 });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { path: squares.join(''), size: side };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
