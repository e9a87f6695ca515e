import type { Instant } from './core-tables.ts';

/** What a partner's pages show beside words (decision 0326). */
export interface PictureTable {
  /** hash and ending, as its address ends */
  name: string;
  partner_id: string;
  media_type: 'image/png' | 'image/jpeg';
  /** pixels */
  width: number;
  height: number;
  bytes: Uint8Array;
  added_at: Instant;
}
