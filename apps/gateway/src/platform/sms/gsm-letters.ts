/** Letters and signs of the GSM alphabet (3GPP TS 23.038, default and extension table): 160 of them are one message. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'I',
  ş: 's',
  Ş: 'S',
  ğ: 'g',
  Ğ: 'G',
  ç: 'c',
  â: 'a',
  î: 'i',
  û: 'u',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
};

/**
 * A message in letters that cost least: one Turkish ş among plain ones would make the whole message cost more than twice as much.
 * A text in another script stays as it is and is counted as what it is, 70 letters a message.
 */
export function inGsmLetters(text: string): { text: string; isGsm: boolean } {
  const folded = [...text.normalize('NFC')].map((sign) => plain[sign] ?? sign).join('');
  return gsm.test(folded) ? { text: folded, isGsm: true } : { text, isGsm: false };
}
