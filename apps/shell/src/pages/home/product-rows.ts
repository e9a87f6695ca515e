/** spec §2: eight products first; a toggle only when there are more. */
export const firstProducts = 8;

/** Columns of the grid for a number of cards: rows of 4 (spec §2: 5 = 3+2, 6 to 8 = 4+4); one or two stand wide. */
export const columnsFor = (cards: number): 2 | 3 | 4 => {
  if (cards < 3) return 2;
  return cards === 3 || cards === 5 ? 3 : 4;
};
