const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is already HTML. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | null | undefined | false | readonly Html[];

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const partText = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if (Array.isArray(part)) return part.map((item: Html) => item.html).join('');
  return (part as Html).html;
};

/** HTML with every value escaped, except values that are HTML themselves. */
export const html = (fixed: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: fixed.map((text, index) => text + (index < parts.length ? partText(parts[index]) : '')).join(''),
});
