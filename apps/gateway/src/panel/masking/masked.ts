/*
 * Personal data as the panel shows it before somebody asks for more, with a reason (panel/reveal). Enough is left to
 * recognise what one knows already, never enough to learn it.
 */

export const hidden = '***';

/** `Defne Su Aydın` becomes `D*** S*** A***`: how long a name is says too much already. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}${hidden}`)
    .join(' ');

/** `+905321234567` becomes `*** 45 67`: the last four digits, by which a caller is found. */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 7 ? hidden : `${hidden} ${digits.slice(-4, -2)} ${digits.slice(-2)}`;
};

/** `defne@ornek.com` becomes `d***@o***.com`. */
export const maskedEmail = (email: string): string => {
  const [, name = '', domain = '', end = ''] = /^(.)[^@]*@(.).*(\.[^.@]+)$/u.exec(email) ?? [];
  return name === '' ? hidden : `${name}${hidden}@${domain}${hidden}${end}`;
};

/** An identity or passport number, its last two characters: `***46`. */
export const maskedId = (id: string): string => (id.length < 6 ? hidden : `${hidden}${id.slice(-2)}`);
