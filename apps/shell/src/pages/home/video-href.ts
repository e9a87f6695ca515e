const shape = /^[A-Za-z0-9_-]{11}$/;

/** Address of a video by its 11-character id (spec §5), without cookies; null for anything else. */
export const videoHref = (id: string): string | null =>
  shape.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
