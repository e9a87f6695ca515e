import type { GreyImage } from '@sigorta/paper-reader/image/grey-image';
import { greyOfPixels } from '@sigorta/paper-reader/image/grey-of-pixels';

/* a passport over the whole width has 35 pixels a character then; more would only take longer */
const longest = 1600;

interface Drawn {
  source: CanvasImageSource;
  width: number;
  height: number;
}

function greyOf({ source, width, height }: Drawn): GreyImage {
  const share = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * share));
  canvas.height = Math.max(1, Math.round(height * share));
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('this browser draws nothing');
  brush.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  return greyOfPixels(canvas.width, canvas.height, data);
}

/** A picture's file, the way up that its camera noted; rejects when it is no picture. */
export async function greyOfFile(file: Blob): Promise<GreyImage> {
  const picture = await createImageBitmap(file);
  try {
    return greyOf({ source: picture, width: picture.width, height: picture.height });
  } finally {
    picture.close();
  }
}

/** What a camera shows now; null while it shows nothing yet. */
export const greyOfVideo = (video: HTMLVideoElement): GreyImage | null =>
  video.videoWidth === 0
    ? null
    : greyOf({ source: video, width: video.videoWidth, height: video.videoHeight });
