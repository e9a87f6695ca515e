/** What an address without a port means; a mail server's is that of submission, with TLS by STARTTLS or at once (RFC 8314). */
const standardPorts: Readonly<Record<string, number>> = {
  'https:': 443,
  'http:': 80,
  'smtps:': 465,
  'smtp:': 587,
};

/** Port that an address leads to; null for what is asked for over no line. */
export const portOf = ({ port, protocol }: URL): number | null => {
  const standard = standardPorts[protocol];
  return standard === undefined ? null : Number(port) || standard;
};
