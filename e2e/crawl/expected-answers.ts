/**
 * Answers of the gateway that are refusals on purpose: the page itself where it is none, and the panel's question who is signed in, which nobody is.
 * @returns whether a complaint of the browser tells of one
 */
export function expectedOf(path: string, status: 200 | 404): (complaint: string) => boolean {
  const isPanel = path === '/panel' || path.startsWith('/panel/');
  return (complaint) => {
    if (status === 404 && (complaint.startsWith('404: ') || complaint.includes('status of 404'))) return true;
    return isPanel && /^401: .*\/apiConnection$|^error: .*status of 401 /.test(complaint);
  };
}
