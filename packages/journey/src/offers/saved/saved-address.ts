/** Where the link of a kept quote leads; `kayit` names it and nothing personal. */
export const savedAddress = (origin: string, offersPath: string, token: string): string =>
  `${origin}${offersPath}?kayit=${token}`;

/** Opens WhatsApp with a message ready to be sent to whomever one chooses there. */
export const whatsappShare = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`;
