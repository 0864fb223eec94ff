/** Bytes in a part: with base64's third more it stays below what one request may carry. */
const partSize = 384 * 1024;

/** Base64 of bytes, in slices, because the whole at once would overflow the arguments of a call. */
function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** A file in parts, each in base64. The bytes are left as they are: the server finds out the encoding. */
export async function splitFile(file: Blob): Promise<readonly string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const count = Math.max(1, Math.ceil(bytes.length / partSize));
  return Array.from({ length: count }, (_, at) => encodeBase64(bytes.subarray(at * partSize, (at + 1) * partSize)));
}
