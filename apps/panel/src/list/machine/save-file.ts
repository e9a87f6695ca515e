/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  /* the download has begun when the next task runs */
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
