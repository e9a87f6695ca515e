import type { Fit } from '@sigorta/contracts/fit';
import { formatDate } from '@sigorta/i18n/date';
import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import type { CoverPeriod } from '@sigorta/validators/cover-period';
import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Brand } from '../../partners/brand-of-partner.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { barePageStyle } from '../../platform/http/bare-page-style.ts';
import { verifyTexts } from './verify-texts.ts';

/** What the world may know of a genuine policy: no name, no date of birth, no price. */
export interface Verified {
  policyNo: string;
  fingerprint: string;
  insurer: string;
  cover: CoverPeriod;
  isCancelled: boolean;
  /** what desks' rules of today say of it */
  fits: readonly Fit[];
}

/* the site's tokens by their names; this page loads nothing else */
const rules = `
body{min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;font:1rem/1.55 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
[lang=ar]{line-height:1.75}
header,footer{padding:20px clamp(20px,4vw,40px);border-block-end:1px solid var(--n-200);font-weight:600}
header a{color:inherit;text-decoration:none;display:inline-flex;gap:10px;align-items:center;min-block-size:44px}
footer{border-block:1px solid var(--n-200);border-block-end:0;font-weight:400;font-size:.875rem;color:var(--n-600)}
main{padding:clamp(32px,6vw,72px) 20px;display:grid;justify-items:center;align-content:start}
.arch{inline-size:min(100%,420px);box-sizing:border-box;border-radius:210px 210px 20px 20px;padding:88px 32px 32px;text-align:center;background:var(--c-deep);color:var(--c-on-deep)}
.arch.no{background:var(--n-50);color:var(--n-900);border:1px solid var(--n-200)}
.seal{inline-size:72px;block-size:72px;border-radius:50%;margin-inline:auto;display:grid;place-items:center;background:var(--c-solid);color:var(--c-on-solid)}
.no .seal,.over .seal{background:var(--warn);color:var(--n-0)}
h1{font-size:1.5rem;line-height:1.25;letter-spacing:-.02em;margin:24px 0 8px}
[lang=ar] h1{letter-spacing:0;line-height:1.4}
p{margin:0}
dl{margin:28px 0 0;text-align:start;font-size:.9375rem}
dl div{display:flex;justify-content:space-between;gap:16px;padding-block:12px;border-block-start:1px solid color-mix(in srgb,currentColor 18%,transparent)}
dt{opacity:.8}dd{margin:0;font-weight:500;text-align:end;overflow-wrap:anywhere}
.note{margin-block-start:24px;max-inline-size:420px;font-size:.875rem;color:var(--n-600);text-align:center}
a:focus-visible{border-radius:4px}`;

const seal = (genuine: boolean): string =>
  `<svg class="i" width="36" height="36" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${
    genuine ? '<path d="M5 12.5l4.5 4.5L19 7.500"/>' : '<path d="M12 6v7M12 17.500v.01"/>'
  }</svg>`;

/** @param policy null when number and fingerprint do not belong together: the page then repeats neither */
export function verifyPage(
  policy: Verified | null,
  language: Language,
  brand: Pick<Brand, 'name' | 'colour' | 'isAlwaysLight'>,
  mark: string,
  nonce: string,
  today: IsoDate,
): string {
  const t = verifyTexts[language];
  const said: Readonly<Record<string, string>> = { ...t };
  const heading = policy ? (policy.isCancelled ? t.cancelled : t.genuine) : t.unknown;
  const text = policy ? (policy.isCancelled ? t.cancelledText : t.genuineText) : t.unknownText;
  const look = policy ? (policy.isCancelled ? ' no over' : '') : ' no';
  const row = (label: string, value: string) =>
    `<div><dt>${label}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`;
  const day = (iso: IsoDate) => formatDate(iso, language);
  const fits = (policy?.fits ?? []).map(({ authority, answer }) =>
    row(said[`authority.${authority}`] ?? authority, t[answer]),
  );
  const judged = fits.length > 0 ? `<p class="note">${t.judged.replace('{{date}}', day(today))}</p>` : '';
  const details = policy
    ? `<dl>${row(t.policyNo, policy.policyNo)}${row(t.fingerprint, policy.fingerprint)}${row(t.insurer, policy.insurer)}${row(t.period, `${day(policy.cover.firstDay)} – ${day(policy.cover.lastDay)}`)}${fits.join('')}</dl>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading} · ${escapeHtml(brand.name)}</title><style nonce="${nonce}">${barePageStyle(rules, brand.colour, brand.isAlwaysLight)}</style></head>
<body><header><a href="${withLanguage('/', language)}">${mark}<span>${escapeHtml(brand.name)}</span></a></header>
<main><div class="arch${look}"><div class="seal">${seal(policy !== null && !policy.isCancelled)}</div><h1>${heading}</h1><p>${text}</p>${details}</div>${judged}<p class="note">${t.privacy}</p></main>
<footer>${t.title}</footer></body></html>`;
}
