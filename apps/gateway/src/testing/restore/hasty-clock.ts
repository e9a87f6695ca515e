/*
 * Read first by a gateway whose steady clock runs ten times as fast: what it keeps for seconds, such as whether its database takes
 * rows, it keeps for as many tenths. Its timers and the time of day are as they are.
 */
const steady = performance.now.bind(performance);
performance.now = () => 10 * steady();
