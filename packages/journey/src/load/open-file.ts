/** Follows a short-lived link to a document; its answer says whether it is shown or saved. Only http(s). */
export function openFile(href: string): void {
  const url = new URL(href, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return;
  const link = document.createElement('a');
  link.href = url.href;
  link.rel = 'noopener';
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
