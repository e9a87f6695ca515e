import { fitHomography, type Homography, type Place } from '../grid/homography.ts';

export interface View {
  /** degrees: turned in the picture, and leaned about its two axes */
  roll: number;
  lean: number;
  sway: number;
  /** pixels of one character */
  pitch: number;
  /** empty table around the paper, as a share of its width */
  margin: number;
}

export interface Seen {
  h: Homography;
  width: number;
  height: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How a camera held in front of a paper of this size (in characters) sees it. */
export function seenBy(view: View, wide: number, high: number): Seen {
  const [roll, lean, sway] = [radians(view.roll), radians(view.lean), radians(view.sway)];
  const away = 1.8 * wide;
  const see = ({ x, y }: Place): Place => {
    const u = x - wide / 2;
    const v = y - high / 2;
    const depth = away + v * Math.sin(lean) + u * Math.sin(sway);
    const across = (u * Math.cos(sway) * away) / depth;
    const down = (v * Math.cos(lean) * away) / depth;
    return {
      x: (across * Math.cos(roll) - down * Math.sin(roll)) * view.pitch,
      y: (across * Math.sin(roll) + down * Math.cos(roll)) * view.pitch,
    };
  };
  const corners = [0, wide].flatMap((x) => [0, high].map((y) => ({ x, y })));
  const seen = corners.map(see);
  const edge = view.margin * wide * view.pitch;
  const left = Math.min(...seen.map(({ x }) => x)) - edge;
  const top = Math.min(...seen.map(({ y }) => y)) - edge;
  const pairs = corners.map((from, at) => {
    const to = seen[at] ?? from;
    return { from, to: { x: to.x - left, y: to.y - top } };
  });
  const h = fitHomography(pairs);
  if (!h) throw new Error('corners that span no paper');
  return {
    h,
    width: Math.ceil(Math.max(...seen.map(({ x }) => x)) + edge - left),
    height: Math.ceil(Math.max(...seen.map(({ y }) => y)) + edge - top),
  };
}
