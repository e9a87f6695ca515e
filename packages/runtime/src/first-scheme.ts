import { localKeys } from './storage.ts';

/**
 * A stored scheme is put on before anything is painted (scheme.ts does it from then on). A text: it stands in every document, which names its sum in the
 * policy, so that it is the same for every visitor.
 */
export const firstScheme = `{let s;try{s=localStorage.getItem("${localKeys.scheme}")}catch{}if(s=="light"||s=="dark"){document.documentElement.dataset.scheme=s;document.querySelectorAll("meta[name=theme-color][media]").forEach((m,i)=>{m.setAttribute("media",(i?"dark":"light")==s?"all":"not all")})}}`;
