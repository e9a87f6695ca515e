// Made by write-table.ts from the folders beside; do not edit.
import type { Insurer } from '../insurer.ts';
import { insurer as aycimen, name as aycimenName } from '../aycimen/insurer.ts';
import { insurer as bulutkaya, name as bulutkayaName } from '../bulutkaya/insurer.ts';
import { insurer as incirova, name as incirovaName } from '../incirova/insurer.ts';
import { insurer as laledere, name as laledereName } from '../laledere/insurer.ts';
import { insurer as meltemkiyi, name as meltemkiyiName } from '../meltemkiyi/insurer.ts';
import { insurer as mercandal, name as mercandalName } from '../mercandal/insurer.ts';
import { insurer as poyraztas, name as poyraztasName } from '../poyraztas/insurer.ts';
import { insurer as sarikavak, name as sarikavakName } from '../sarikavak/insurer.ts';
import { insurer as turnagol, name as turnagolName } from '../turnagol/insurer.ts';
import { insurer as yedicam, name as yedicamName } from '../yedicam/insurer.ts';

/** In the order of the home page, for browsers: what else a folder says stays behind. */
export const insurerNames = [
  { id: 'turnagol', name: turnagolName },
  { id: 'bulutkaya', name: bulutkayaName },
  { id: 'yedicam', name: yedicamName },
  { id: 'laledere', name: laledereName },
  { id: 'incirova', name: incirovaName },
  { id: 'meltemkiyi', name: meltemkiyiName },
  { id: 'sarikavak', name: sarikavakName },
  { id: 'poyraztas', name: poyraztasName },
  { id: 'mercandal', name: mercandalName },
  { id: 'aycimen', name: aycimenName },
] as const;

export type InsurerId = (typeof insurerNames)[number]['id'];

/** In the order in which they are asked. */
export const insurers: Readonly<Record<InsurerId, Insurer>> = {
  turnagol,
  bulutkaya,
  yedicam,
  laledere,
  incirova,
  poyraztas,
  aycimen,
  mercandal,
  sarikavak,
  meltemkiyi,
};
