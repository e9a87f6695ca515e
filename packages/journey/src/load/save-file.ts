/** Hands a document to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  /* the browser has begun to read it by the next turn */
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
