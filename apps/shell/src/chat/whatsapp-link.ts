interface WhatsappLink {
  /** digits with the dial code, no plus */
  phone: string;
  /** `{{page}}` stands for the page's address */
  message: string;
  pageAddress: string;
  isMobile: boolean;
}

/** spec §2: the web chat on a desktop, the api-type link, which opens the app, on a phone. */
export function whatsappLink({ phone, message, pageAddress, isMobile }: WhatsappLink): string {
  const url = new URL(isMobile ? 'https://api.whatsapp.com/send' : 'https://web.whatsapp.com/send');
  url.searchParams.set('phone', phone.replace(/\D/g, ''));
  url.searchParams.set(
    'text',
    message.replaceAll('{{page}}', () => pageAddress),
  );
  return url.href;
}

/** The address without query and fragment: those may name a quote, which is nobody else's business. */
export const shareableAddress = ({ origin, pathname }: { origin: string; pathname: string }): string =>
  origin + pathname;
