import { videoOrigin } from '@sigorta/contracts/page-frames';

const shape = /^[A-Za-z0-9_-]{11}$/;

/** spec §5: letters, digits, underscore or dash, eleven of them. */
export const isVideoId = (id: string): boolean => shape.test(id);

/** The player's address without cookies, playing at once: it is asked for by a press. @param id an `isVideoId` */
export const videoHref = (id: string, language: string): string =>
  `${videoOrigin}/embed/${id}?autoplay=1&rel=0&hl=${language}`;

/** Where the video can be watched when it cannot be played here. @param id an `isVideoId` */
export const watchHref = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
