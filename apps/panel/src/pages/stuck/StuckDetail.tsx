import { useNamespace } from '@sigorta/runtime/runtime';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { useCodeText, useListTexts } from '../../list/use-list-texts.ts';
import type { StuckCase } from './StuckTable.tsx';

/** What else is known of a case: its kind says what its one word means. */
export function StuckDetail({ row: { kind, detail, subject, meaning } }: { row: StuckCase }) {
  const stateText = useCodeText();
  const listText = useNamespace('panel-lists');
  const codeText = useNamespace('common');
  if (!detail) return '–';
  const said = (key: string): string => listText(key, { defaultValue: detail });
  switch (kind) {
    case 'mail-failed':
      return said(`stuck.mail.${detail}`);
    case 'paper-wrong':
      return said(`stuck.paper.${detail}`);
    case 'not-delivered': {
      const [channel, state] = detail.split('.');
      return `${said(`delivery.channel.${channel}`)}: ${said(`delivery.state.${state}`)}`;
    }
    case 'alarm':
      return said(`alarm.${detail}`);
    case 'difference':
      return (
        <TwoLines under={subject && <bdi dir="ltr">{subject}</bdi>}>
          {said(`stuck.difference.${detail}`)}
        </TwoLines>
      );
    case 'data-request':
      return said(`stuck.data.${detail}`);
    case 'end-unknown':
    case 'end-stuck':
    case 'end-refused':
      return said(`stuck.notice.${detail}`);
    case 'policy-slow':
      return stateText(`policy.${detail}`, { defaultValue: detail });
    case 'no-policy':
    case 'policy-strange':
      return codeText(`error.${detail}`, { defaultValue: detail });
    case 'transfer':
    case 'transfer-stuck':
      return <bdi dir="ltr">{formatTransferReference(detail)}</bdi>;
    case 'charge-unknown':
    case 'refund-unknown':
    case 'refund-held':
      return <ProviderCode code={detail} meaning={meaning} />;
    default:
      return <bdi>{detail}</bdi>;
  }
}

/** A word of our own, or the provider's code with what its connector knows of it. */
function ProviderCode({ code, meaning }: { code: string; meaning: StuckCase['meaning'] }) {
  const t = useListTexts();
  const listText = useNamespace('panel-lists');
  const told = listText(`stuck.provider.${code}`, { defaultValue: '' });
  if (told) return told;
  const number = t('stuck.provider', { code });
  return meaning ? <TwoLines under={number}>{t(`stuck.meaning.${meaning}`)}</TwoLines> : number;
}
