/** Where a visitor's choice of light or dark lies in the browser; nothing while the system's holds. */
export const schemeKey = 'gorunum';

/**
 * A stored scheme is put on before anything is painted (runtime/scheme.ts does it from then on). A text: it stands in every document, of the shop
 * and of the gateway's own, whose policy names its sum, so that it is the same for every visitor.
 */
export const firstScheme = `{let s;try{s=localStorage.getItem("${schemeKey}")}catch{}if(s=="light"||s=="dark"){document.documentElement.dataset.scheme=s;document.querySelectorAll("meta[name=theme-color][media]").forEach((m,i)=>{m.setAttribute("media",(i?"dark":"light")==s?"all":"not all")})}}`;
