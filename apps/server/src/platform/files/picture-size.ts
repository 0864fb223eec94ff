/** How many dots a picture has, as its first bytes say; undefined where they do not. Nothing is unpacked. */
export function readPixels(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return view.getUint32(16) * view.getUint32(20);
    if (view.getUint32(0) === 0x47494638) return view.getUint16(6, true) * view.getUint16(8, true);
    if (view.getUint32(0) === 0x52494646) return readWebpPixels(view);
    return view.getUint16(0) === 0xffd8 ? readJpegPixels(view) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // it ends before it says
    throw error;
  }
}

/** From marker to marker until the one that contains the size: every SOF but DHT, JPG and DAC. */
function readJpegPixels(view: DataView): number | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const tellsSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (tellsSize) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return undefined;
}

function readWebpPixels(view: DataView): number | undefined {
  const readThreeBytes = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return (readThreeBytes(24) + 1) * (readThreeBytes(27) + 1);
    case 0x56503820: // VP8, lossy
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
    }
    default:
      return undefined;
  }
}
