const [startOfScan, application] = [0xda, 0xe1];
const orientation = 0x0112;

/** The turn in the notes a camera writes (TIFF inside "Exif"): the entry numbered 0x0112 of the first directory. */
function readNotes(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, isLittle) === orientation) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** How a photograph is to be turned, 1 to 8 as cameras number it; 1, as it lies, where it does not say. */
export function readTurn(photograph: Uint8Array): number {
  const view = new DataView(photograph.buffer, photograph.byteOffset, photograph.byteLength);
  try {
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint8(at + 1);
      if (marker === startOfScan) return 1;
      const isExif = marker === application && view.getUint32(at + 4) === 0x45786966;
      if (!isExif) continue;
      const turn = readNotes(view, at + 10);
      return turn >= 1 && turn <= 8 ? turn : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1; // it ends before it says
}
