/** What rows of tests began under that were never sold; no gateway knows it, so today's declaration speaks for them. */
export const oldRelease = 'old@0000000000000000';
