/** spec §9: ten logos first, at most 17 after "show more". */
export const firstInsurers = 10;
const mostInsurers = 17;

export const shownInsurers = <Insurer>(insurers: readonly Insurer[], all: boolean): readonly Insurer[] =>
  insurers.slice(0, all ? mostInsurers : firstInsurers);
