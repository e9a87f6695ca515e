/*
 * <sigorta-carsisi product="pet" lang="tr" partner="kaya"> frames the first questions of a product; docs/partners.md.
 * These bytes never change: partners name their sum. What works otherwise is another version with another address.
 */
const waitMs = 250;
const mostWaits = 40;
const shortest = 240;
const tallest = 6000;
const languages = ['tr', 'en', 'ar', 'ru'];
const { origin } = new URL(import.meta.url);

class SigortaCarsisi extends HTMLElement {
  static observedAttributes = ['product', 'lang', 'partner'];
  #frame = null;
  #timer = 0;
  #hear = ({ source, origin: from, data }) => {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || from !== origin || data?.sigorta !== 'height') return;
    if (!Number.isFinite(data.height)) return;
    clearInterval(this.#timer);
    this.removeAttribute('aria-busy');
    frame.style.visibility = '';
    frame.style.height = `${Math.min(tallest, Math.max(shortest, Math.ceil(data.height)))}px`;
  };

  connectedCallback() {
    addEventListener('message', this.#hear);
    this.#draw();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
    this.#clear();
  }

  attributeChangedCallback(_name, before, after) {
    if (this.isConnected && before !== after) this.#draw();
  }

  #clear() {
    clearInterval(this.#timer);
    this.#frame?.remove();
    this.#frame = null;
    this.removeAttribute('aria-busy');
    for (const child of this.children) child.hidden = false;
  }

  #draw() {
    this.#clear();
    const product = this.getAttribute('product') ?? '';
    if (!/^[a-z0-9-]{1,60}$/.test(product)) return;
    const asked = (this.getAttribute('lang') || document.documentElement.lang).slice(0, 2).toLowerCase();
    const language = languages.includes(asked) ? asked : 'tr';
    const address = new URL(`${language === 'tr' ? '' : `/${language}`}/gomulu/${product}`, origin);
    const partner = this.getAttribute('partner');
    if (partner) address.searchParams.set('ortak', partner);
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = this.getAttribute('title') || this.textContent.trim() || 'Sigorta';
    frame.referrerPolicy = 'strict-origin';
    frame.style.cssText =
      'display:block;width:100%;border:0;height:480px;visibility:hidden;color-scheme:light';
    /* what stood between the tags waits hidden: a link, for whoever gets no frame */
    for (const child of this.children) child.hidden = true;
    this.style.display ||= 'block';
    this.setAttribute('aria-busy', 'true');
    this.#frame = frame;
    this.append(frame);
    let waits = 0;
    let isThere = false;
    frame.onload = () => {
      isThere = true;
    };
    this.#timer = setInterval(() => {
      waits += 1;
      if (waits > mostWaits) this.#clear();
      else if (isThere) frame.contentWindow?.postMessage({ sigorta: 'hello' }, origin);
    }, waitMs);
  }
}

if (!customElements.get('sigorta-carsisi')) customElements.define('sigorta-carsisi', SigortaCarsisi);
