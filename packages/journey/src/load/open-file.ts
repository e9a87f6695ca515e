/** Only http(s). */
function follow(href: string, isSaved: boolean): void {
  const url = new URL(href, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return;
  const link = document.createElement('a');
  link.href = url.href;
  link.rel = 'noopener';
  if (isSaved) link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Follows a short-lived link to a document; its answer says whether it is shown or saved. */
export const openFile = (href: string): void => follow(href, true);

/** The same for what a phone takes in itself: a pass that is saved as a file never reaches its wallet. */
export const showFile = (href: string): void => follow(href, false);
