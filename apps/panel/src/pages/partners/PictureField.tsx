import { partnerPicture } from '@sigorta/contracts/panel/partners';
import {
  largestPictureBytes,
  pictureFaults,
  pictureTypes,
} from '@sigorta/contracts/partner-settings/picture';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { ownPicture } from '@sigorta/validators/setting-shapes';
import { useRef, useState } from 'react';
import styles from './PictureField.module.css';
import { usePartnersTexts } from './use-partners-texts.ts';

interface PictureFieldProps extends FieldProps {
  /** of whom the picture will be */
  partner: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** The bytes as the call carries them. */
const base64Of = async (file: File): Promise<string> =>
  btoa([...new Uint8Array(await file.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''));

/** A picture on our origin: chosen from this machine and seen at once, or named by its path; taken away again by a press. */
export function PictureField({ partner, value, onChange, ...field }: PictureFieldProps) {
  const t = usePartnersTexts();
  const common = useTexts('common');
  const chooser = useRef<HTMLInputElement>(null);
  const { state, code, fields, act } = useAction(partnerPicture);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File) => {
    const large = file.size > largestPictureBytes;
    setTooLarge(large);
    if (large) return;
    const taken = await act({ id: partner, picture: await base64Of(file) });
    if (taken) onChange(taken.path);
  };
  const fault = pictureFaults.find((one) => fields.some(({ message }) => message === one));
  const refused =
    isTooLarge || fault !== undefined
      ? t(`wrong.${fault ?? 'picture.size'}`)
      : state === 'failed'
        ? common(`error.${code}`)
        : undefined;
  return (
    <>
      <TextInput
        {...field}
        dir="ltr"
        error={refused ?? field.error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.picture}>
        {ownPicture.test(value) && <img className={styles.shown} src={value} alt={t('picture.shown')} />}
        {!field.disabled && (
          <>
            <Button
              variant="outline"
              size="s"
              icon="file"
              busy={state === 'busy'}
              aria-label={`${t('picture.choose')}: ${String(field.label)}`}
              onClick={() => chooser.current?.click()}
            >
              {t('picture.choose')}
            </Button>
            <input
              ref={chooser}
              type="file"
              hidden
              aria-label={`${t('picture.choose')}: ${String(field.label)}`}
              accept={pictureTypes.join(',')}
              onChange={(event) => {
                const file = event.target.files?.[0];
                /* the same file may be chosen again once it is mended */
                event.target.value = '';
                if (file) void take(file);
              }}
            />
            {value !== '' && (
              <Button
                variant="text"
                size="s"
                aria-label={`${t('picture.remove')}: ${String(field.label)}`}
                onClick={() => onChange('')}
              >
                {t('picture.remove')}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
