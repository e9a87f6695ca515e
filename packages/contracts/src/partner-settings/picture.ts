/** Largest picture that is taken in, in bytes of the file: a call holds it as text, which is a third longer. */
export const largestPictureBytes = 90_000;

/** Signs a call has room for; what is a little too large is still told in words. */
export const largestPictureText = 125_000;

/** Shortest and longest side of a picture, in pixels. */
export const pictureSides = { least: 16, most: 2000 } as const;

/** What a picture's bytes may turn out to be; a drawing (SVG) can hold scripts and is refused. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Folder of the addresses of pictures that were taken in. */
export const picturePath = '/uploads/';

/** Keys of what is told of a picture that was refused. */
export const pictureFaults = [
  'picture.type',
  'picture.size',
  'picture.sides',
  'picture.moving',
  'picture.infected',
] as const;
export type PictureFault = (typeof pictureFaults)[number];
