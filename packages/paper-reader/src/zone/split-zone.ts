import { checkDigit } from './check-digit.ts';
import { type FieldName, layouts, type ZoneKind } from './layout.ts';
import { withoutFillers } from './without-fillers.ts';

export type Split = Record<FieldName, string>;

/** The pieces of a zone's lines by their names. */
export function splitZone(kind: ZoneKind, lines: readonly string[]): Split {
  const split: Split = {
    code: '',
    issuer: '',
    names: '',
    number: '',
    numberCheck: '',
    nationality: '',
    birth: '',
    birthCheck: '',
    sex: '',
    expiry: '',
    expiryCheck: '',
    more: '',
    moreCheck: '',
    evenMore: '',
    allCheck: '',
  };
  for (const [row, pieces] of layouts[kind].entries()) {
    let at = 0;
    for (const { name, length } of pieces) {
      split[name] += (lines[row] ?? '').slice(at, at + length);
      at += length;
    }
  }
  return split;
}

/** A long number is in two pieces; its own check digit is the last character of the second. */
const longNumber = ({ number, more }: Split): { whole: string; check: string } | null => {
  const [rest = ''] = more.split('<');
  return rest.length < 2 ? null : { whole: number + rest.slice(0, -1), check: rest.slice(-1) };
};

/** The paper's number without fillers; null when its check digit does not hold. */
export function checkedNumber(kind: ZoneKind, split: Split): string | null {
  const { number, numberCheck } = split;
  const long = numberCheck === '<' && kind !== 'TD3' ? longNumber(split) : null;
  const whole = long?.whole ?? number;
  if ((long?.check ?? numberCheck) !== checkDigit(whole)) return null;
  const bare = withoutFillers(whole);
  return /^[A-Z0-9]{4,}$/.test(bare) ? bare : null;
}

/** Birth, expiry, what the state adds, and the one over all of them (the number's own stands above). */
export function otherChecksHold(kind: ZoneKind, split: Split): boolean {
  const { number, numberCheck, birth, birthCheck, expiry, expiryCheck, more, moreCheck, evenMore } = split;
  const dates = [birth, birthCheck, expiry, expiryCheck].join('');
  const all = {
    TD1: [number, numberCheck, more, dates, evenMore].join(''),
    TD2: [number, numberCheck, dates, more].join(''),
    TD3: [number, numberCheck, dates, more, moreCheck].join(''),
  }[kind];
  const moreHolds =
    kind !== 'TD3' || checkDigit(more) === moreCheck || (moreCheck === '<' && withoutFillers(more) === '');
  return (
    birthCheck === checkDigit(birth) &&
    expiryCheck === checkDigit(expiry) &&
    moreHolds &&
    split.allCheck === checkDigit(all)
  );
}
