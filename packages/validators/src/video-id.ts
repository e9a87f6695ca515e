const host = /^(?:https?:)?(?:\/\/)?(?:(?:www|m)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)\/(.*)$/i;
const idInPath = /(?:^|[?&]v=|^(?:embed|shorts|live|v)\/)([A-Za-z0-9_-]{11})(?=$|[?&#/])/;

/** The 11-character id of a YouTube link, or null when the text is no such link (spec §5). */
export function videoIdOf(link: string): string | null {
  const match = host.exec(link.trim());
  if (!match) return null;
  const short = match[1]?.toLowerCase() === 'youtu.be';
  const id = idInPath.exec(match[2] ?? '');
  /* a bare id behind the host is a video on youtu.be only; elsewhere it is a channel's name */
  return id?.[1] && (short || id.index > 0 || !(match[2] ?? '').startsWith(id[1])) ? id[1] : null;
}
