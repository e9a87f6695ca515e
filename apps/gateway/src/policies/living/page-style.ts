import { schemesCss } from '@sigorta/ui-kit/palette/schemes';

const rules = `
body{margin:0;font:1.0625rem/1.55 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:var(--n-900);background:var(--n-0)}
[lang=ar]{line-height:1.75}
*{box-sizing:border-box}
[hidden]{display:none!important}
header{border-block-end:1px solid var(--n-200)}
header a,footer{max-inline-size:44rem;margin-inline:auto;padding-inline:20px}
header a{display:flex;gap:10px;align-items:center;min-block-size:64px;color:inherit;font-weight:600;text-decoration:none}
header svg{inline-size:36px;block-size:36px;padding:3px;border-radius:8px;background:var(--plate);flex:none}
main{max-inline-size:44rem;margin-inline:auto;padding:24px 20px 48px;display:grid;gap:28px}
h1{margin:0;font-size:clamp(1.625rem,1.3rem + 1.6vw,2.25rem);line-height:1.2;letter-spacing:-.02em;overflow-wrap:anywhere}
[lang=ar] h1{letter-spacing:0;line-height:1.4}
h2{margin:0 0 12px;font-size:1.25rem;line-height:1.3}
p{margin:0}
.note{color:var(--n-600);font-size:.9375rem}
.copy{padding:10px 14px;border-radius:10px;background:var(--c-tint);color:var(--n-700);font-size:.9375rem}
.bad{padding:14px 16px;border-radius:10px;border:2px solid currentColor;font-weight:600}
.press{display:inline-flex;flex-wrap:wrap;gap:4px 10px;align-items:center;justify-content:center;min-block-size:48px;padding:10px 20px;border:1px solid transparent;border-radius:12px;font:inherit;font-weight:600;text-decoration:none;text-align:center;cursor:pointer}
.press.solid{background:var(--c-solid);color:var(--c-on-solid)}
.press.line{background:none;border-color:var(--n-500);color:var(--c-text)}
.call{inline-size:100%;min-block-size:64px;font-size:1.1875rem}
.help{display:grid;gap:10px}
dl{margin:0;border-block-end:1px solid var(--n-200)}
dl div{display:grid;grid-template-columns:minmax(7rem,2fr) 5fr;gap:16px;padding-block:11px;border-block-start:1px solid var(--n-200)}
dt{color:var(--n-600);font-size:.9375rem}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
dd bdi{display:block;inline-size:fit-content}
p bdi[dir=ltr]{white-space:nowrap}
details{border-block-start:1px solid var(--n-200)}
summary{display:flex;align-items:center;gap:10px;min-block-size:48px;font-weight:600;cursor:pointer}
summary::before{content:"";flex:none;inline-size:8px;block-size:8px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open]>summary::before{transform:rotate(-135deg)}
details p{padding-block-end:16px;font-size:1.1875rem}
ol{margin:0;padding-inline-start:1.4em;display:grid;gap:8px}
.row{display:flex;flex-wrap:wrap;gap:12px}
.keep{display:grid;gap:12px;padding:20px;border:1px solid var(--n-200);border-radius:16px}
.keep h2{margin:0}
.keep .press{justify-self:start}
footer{padding-block:20px 40px;border-block-start:1px solid var(--n-200);display:flex;flex-wrap:wrap;gap:4px 20px;font-size:.9375rem}
footer a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--c-text)}
a:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid var(--c-ui);outline-offset:2px;border-radius:6px}
@media print{header,footer,.keep,.papers,.copy{display:none}main{padding:0;gap:18px}.press.solid{background:none;color:inherit;border:2px solid currentColor}details::details-content{display:block;block-size:auto;content-visibility:visible}summary::before{display:none}section{break-inside:avoid}details{break-inside:avoid}}
`;

/** The page loads nothing: its few rules stand in it, in the brand's solved colours, light and dark. @param isHeld to light */
export const pageStyle = (colour: string, isHeld: boolean): string =>
  `${schemesCss(colour, isHeld)}${rules.replaceAll('\n', '')}`;
