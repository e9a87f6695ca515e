import type { AnswerOf } from '@sigorta/contracts/operation';
import type { applicationDetail } from '@sigorta/contracts/panel/applications';
import { useLanguage } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Reveal } from '../../detail/Reveal.tsx';
import { Box } from '../../layout/Box.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { languageName } from '../../texts/language-name.ts';

interface ApplicationPersonProps {
  application: AnswerOf<typeof applicationDetail>;
}

/** Who applied, masked until somebody says why they need to see it. */
export function ApplicationPerson({ application }: ApplicationPersonProps) {
  const t = useListTexts();
  const language = useLanguage();
  const { id, name, phone, email, consents } = application;
  const masked = { subject: 'application', id } as const;
  return (
    <Box title={t('applications.person')}>
      <KeyValue
        lines
        rows={[
          { label: t('col.name'), value: <Reveal {...masked} field="name" masked={name} /> },
          { label: t('col.phone'), value: <Reveal {...masked} field="phone" masked={phone} /> },
          {
            label: t('col.email'),
            value: email ? <Reveal {...masked} field="email" masked={email} /> : '–',
            missing: !email,
          },
          { label: t('col.language'), value: languageName(application.language, language) },
          {
            label: t('applications.consents'),
            value:
              consents.length === 0 ? (
                t('applications.consents.none')
              ) : (
                <ul>
                  {consents.map((one) => (
                    <li key={one.id}>
                      {one.name} <bdi dir="ltr">{one.version}</bdi>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </Box>
  );
}
