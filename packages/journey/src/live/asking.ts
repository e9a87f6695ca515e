/* what a form needs only once its answers have come to rest: one file to load */
export { visitOf } from './live-prices.ts';
export { liveQuestion } from './live-question.ts';
export { aged, said } from './live-state.ts';
