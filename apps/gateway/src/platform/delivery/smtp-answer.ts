/** What a mail server's no is worth. */
export interface MailRefusal {
  /** for good: the same mail to the same address would be refused again */
  isPermanent: boolean;
  /** `5.1.1` (RFC 3463) where the server says it, else its reply's number; null when it said nothing */
  code: string | null;
}

/** Answers to these are about the address or the mail; all others are between our server and us. */
const aboutTheMail: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/* a mailbox that is full today is emptied tomorrow, whatever its server calls it (RFC 3463 §3.3) */
const mailboxFull = '5.2.2';

const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

/**
 * Whether a server's status ends the matter.
 * @param status of RFC 3463
 */
export const isPermanentStatus = (status: string): boolean =>
  status.startsWith('5.') && status !== mailboxFull;

/**
 * Reads what sending threw (RFC 5321 §4.2.1): 4xx passes, 5xx about the address or the mail does not. What was never answered,
 * and a no to our own login or sender, is tried again: it says nothing about the buyer's address.
 */
export function refusalOf(error: unknown): MailRefusal {
  if (!(error instanceof Error)) return { isPermanent: false, code: null };
  const number: unknown = Reflect.get(error, 'responseCode');
  if (typeof number !== 'number') return { isPermanent: false, code: null };
  const [, said = ''] = /(?:^|\s)\d{3}[ -](.*)/s.exec(textOf(error, 'response')) ?? [];
  const status = enhanced.exec(said.slice(0, 40))?.[0] ?? null;
  const command = textOf(error, 'command');
  const isAboutTheMail = number >= 500 && aboutTheMail.has(command);
  /* 552 at RCPT is "too much for now" (RFC 5321 §4.5.3.1.10), at DATA "too big" */
  const isNo = status === null ? !(number === 552 && command === 'RCPT TO') : isPermanentStatus(status);
  return { isPermanent: isAboutTheMail && isNo, code: status ?? String(number) };
}
