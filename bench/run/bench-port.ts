/** First of the ports that a measurement uses; nothing else of the house listens there. */
export const benchPort = Number(process.env.BENCH_PORT ?? 4900);
