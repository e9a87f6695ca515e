import type { RequestOf } from '@sigorta/contracts/operation';
import type { termsAsk } from '@sigorta/contracts/panel/terms';
import { readAmount } from '@sigorta/validators/amount';

type Wanted = RequestOf<typeof termsAsk>;

const shortestReason = 10;
/** hundredths of a percent */
const all = 10_000;

/** The request a form asks for, or the names of the fields that cannot be read. @param today ISO day */
export const readTermsForm = (data: FormData, today: string): { wanted: Wanted } | { wrong: string[] } => {
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const kind = text('kind') === 'partner' ? 'partner' : 'commission';
  /* two decimals of a percent are read as those of a lira */
  const basisPoints = text('share') === '0' ? 0 : readAmount(text('share'));
  const whose = kind === 'partner' ? 'partnerId' : 'insurerId';
  const [firstDay, reason] = [text('firstDay'), text('reason')];
  const wrong = [
    ...(text(whose) === '' ? [whose] : []),
    ...(basisPoints === null || basisPoints > all ? ['share'] : []),
    ...(firstDay <= today ? ['firstDay'] : []),
    ...(reason.length < shortestReason ? ['reason'] : []),
  ];
  if (wrong.length > 0 || basisPoints === null) return { wrong };
  const share = { basisPoints, firstDay, reason };
  if (kind === 'partner') return { wanted: { kind, partnerId: text('partnerId'), ...share } };
  const product = text('product') === '' ? null : text('product');
  return { wanted: { kind, insurerId: text('insurerId'), product, ...share } };
};
