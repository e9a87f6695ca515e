/** `work`, or the rejection `late()` when it takes longer than `limit` milliseconds. */
export function withinTime<T>(work: Promise<T>, limit: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
