/** Puts these texts, one behind the other, as one file on this device. */
export function download(parts: string[], type: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Firefox reads it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
