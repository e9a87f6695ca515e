/** Contracts say what a text is: a kind with bounds and signs, not any text. */
const isContract = (file: string): boolean => file.startsWith('packages/contracts/src/');

/** Texts of a contract that may hold anything: `v.string()` that no pipe bounds. Answers count, too: they are somebody's input. */
export const bareTexts = (file: string, code: string): number =>
  isContract(file) ? Array.from(code.matchAll(/(?<!v\.pipe\(\s*)v\.string\(/g)).length : 0;

/** Days and instants of a contract that are a shape only; `calendar-day.ts` asks the calendar as well. */
export const bareDays = (file: string, code: string): number =>
  isContract(file) && !file.endsWith('/calendar-day.ts')
    ? Array.from(code.matchAll(/v\.iso(?:Date|DateTime|Time|Timestamp|Week)\(/g)).length
    : 0;
