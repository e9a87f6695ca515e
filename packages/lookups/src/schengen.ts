/**
 * The Schengen area, apart from the list of all countries: a product's declaration names it, and a form that carried 250 countries
 * for that would listen later.
 */
export const schengenCode = 996;

/** Codes of today's 29 members (decision 9; the spec's 26 are those before 2023). */
export const schengenMembers: readonly number[] = [
  40, 56, 203, 208, 233, 246, 250, 276, 300, 348, 352, 380, 428, 438, 440, 442, 470, 528, 578, 616, 620, 703,
  705, 724, 752, 756, 191, 100, 642,
];
