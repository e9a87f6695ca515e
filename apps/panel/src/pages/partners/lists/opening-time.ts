/** How a time is typed on the run: `9`, `930`, `9.30`; anything else stays for its owner to mend. */
export const tidyTime = (text: string): string => {
  const plain = text.trim().replace(/[.\s]/g, ':');
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?::(\d{2}))?$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain) ?? [];
  return hours === undefined ? text.trim() : `${hours.padStart(2, '0')}:${minutes}`;
};

/** From and to of `09:00-18:00`; of something half typed what is there. */
export const endsOf = (span: string): { from: string; to: string } => {
  const [from = '', to = ''] = span.split('-');
  return { from: from.trim(), to: to.trim() };
};

/** Nothing on both sides is a closed day. */
export const spanOf = ({ from, to }: { from: string; to: string }): string =>
  from === '' && to === '' ? '' : `${from}-${to}`;
