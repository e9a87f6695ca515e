import {
  largestPictureBytes,
  type PictureFault,
  pictureSides,
  type pictureTypes,
} from '@sigorta/contracts/partner-settings/picture';
import sharp from 'sharp';

export interface CleanPicture {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  /** pixels */
  width: number;
  height: number;
}

const beginsWith = (file: Buffer, signs: readonly number[], at = 0): boolean =>
  signs.every((sign, place) => file[at + place] === sign);

/** What a file is by its first bytes; its name and what the sender says of it are no matter. */
const typeOf = (file: Buffer): (typeof pictureTypes)[number] | null => {
  if (beginsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (beginsWith(file, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const isWebp = beginsWith(file, [...Buffer.from('RIFF')]) && beginsWith(file, [...Buffer.from('WEBP')], 8);
  return isWebp ? 'image/webp' : null;
};

/**
 * Draws a picture anew: only its dots are kept, turned as it was meant to be seen, in sRGB. Places, names and whatever else lies in a
 * file are gone, and so is anything behind its end.
 * @returns what is wrong with it, when it is not taken
 */
export async function cleanPicture(file: Buffer): Promise<CleanPicture | PictureFault> {
  if (file.length > largestPictureBytes) return 'picture.size';
  const given = typeOf(file);
  if (given === null) return 'picture.type';
  const { least, most } = pictureSides;
  /* a small file may unfold to a huge picture: what its head says is looked at first */
  const head = await sharp(file, { limitInputPixels: false, pages: -1 })
    .metadata()
    .catch(() => null);
  if (head === null) return 'picture.type';
  if ((head.pages ?? 1) > 1) return 'picture.moving';
  const sides = [head.width, head.height];
  if (Math.min(...sides) < least || Math.max(...sides) > most) return 'picture.sides';
  const image = sharp(file, { limitInputPixels: most * most, failOn: 'error' });
  const turned = image.autoOrient().toColourspace('srgb');
  const type = given === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const drawn = type === 'image/jpeg' ? turned.jpeg({ quality: 88 }) : turned.png({ compressionLevel: 9 });
  const made = await drawn.toBuffer({ resolveWithObject: true }).catch(() => null);
  if (made === null) return 'picture.type';
  return { bytes: made.data, type, width: made.info.width, height: made.info.height };
}
