import { useNamespace } from '@sigorta/runtime/runtime';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { useCodeText, useListTexts } from '../../list/use-list-texts.ts';
import type { StuckCase } from './StuckTable.tsx';

/** What else is known of a case: its kind says what its one word means. */
export function StuckDetail({ row: { kind, detail } }: { row: StuckCase }) {
  const t = useListTexts();
  const stateText = useCodeText();
  const listText = useNamespace('panel-lists');
  const codeText = useNamespace('common');
  if (!detail) return '–';
  const said = (key: string): string => listText(key, { defaultValue: detail });
  switch (kind) {
    case 'mail-failed':
      return said(`stuck.mail.${detail}`);
    case 'alarm':
      return said(`stuck.alarm.${detail}`);
    case 'difference':
      return said(`stuck.difference.${detail}`);
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
      return listText(`stuck.provider.${detail}`, { defaultValue: t('stuck.provider', { code: detail }) });
    default:
      return <bdi>{detail}</bdi>;
  }
}
