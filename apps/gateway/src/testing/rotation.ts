/** The day of the run: of what is too much for one run it takes another part each day. `ROTATION=20778` repeats another day's. */
export const rotation = Number(process.env.ROTATION ?? Math.floor(Date.now() / 86_400_000));
