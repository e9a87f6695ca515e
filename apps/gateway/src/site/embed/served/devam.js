/* Puts handed over answers where the form looks for a draft of this tab, and goes there; the page before leaves no trace. */
const { key, draft, to } = JSON.parse(document.getElementById('devir').textContent);
try {
  sessionStorage.setItem(key, draft);
} catch {
  /* forbidden: the form opens empty */
}
location.replace(to);
