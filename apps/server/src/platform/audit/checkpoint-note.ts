import { sign, verify } from 'node:crypto';
import { type PublicKeyText, readPublicKey, signerName, type SigningKey } from './audit-keys';

/** The signed head of a firm's tree: its first `size` leaves come to `root`. */
export interface Checkpoint {
  readonly firmId: number;
  readonly size: number;
  readonly root: Buffer;
  /** When it was signed, by the database's clock. */
  readonly time: string;
}
export interface CheckpointNote extends Checkpoint {
  /** The whole text with its signatures. */
  readonly text: string;
}

const describeOrigin = (firmId: number): string => `boedel/firm/${firmId}`;
const joinLines = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * The checkpoint of transparency logs (c2sp.org/tlog-checkpoint): origin, size, root, lines of our own, an empty line, and
 * a line for each signature over all above it.
 */
export function signCheckpoint({ firmId, size, root, time }: Checkpoint, firmName: string, key: SigningKey): string {
  const lines = [
    describeOrigin(firmId),
    String(size),
    root.toString('base64'),
    `time ${time}`,
    `firm ${joinLines(firmName)}`,
  ];
  const body = `${lines.join('\n')}\n`;
  const signature = sign(null, Buffer.from(body), key.privateKey);
  const signed = Buffer.concat([Buffer.from(key.name, 'hex'), signature]).toString('base64');
  return `${body}\n— ${signerName} ${signed}\n`;
}

const wholeNumber = /^(0|[1-9]\d{0,15})$/;

/** Reads a checkpoint; nothing where the text is none. Whether it is signed is another question. */
export function readCheckpoint(given: string): CheckpointNote | undefined {
  const text = given.replaceAll('\r\n', '\n');
  const [origin = '', size = '', root = '', ...rest] = text.split('\n');
  const firmId = /^boedel\/firm\/([1-9]\d{0,15})$/.exec(origin)?.[1];
  const time = rest.find((line) => line.startsWith('time '))?.slice(5);
  if (!firmId || !wholeNumber.test(size) || !/^[A-Za-z0-9+/]{43}=$/.test(root) || !time) return undefined;
  return { firmId: Number(firmId), size: Number(size), root: Buffer.from(root, 'base64'), time, text };
}

/** The name of the key that signed it, of those given; nothing where none of them did. */
export function isSignedBy({ text }: Pick<CheckpointNote, 'text'>, keys: readonly PublicKeyText[]): string | undefined {
  const end = text.indexOf('\n\n');
  if (end < 0) return undefined;
  const body = Buffer.from(text.slice(0, end + 1));
  const signatures = text
    .slice(end + 2)
    .split('\n')
    .flatMap((line) => {
      const signed = /^— \S+ ([A-Za-z0-9+/=]+)$/.exec(line)?.[1];
      return signed ? [Buffer.from(signed, 'base64')] : [];
    });
  for (const line of keys) {
    const key = readPublicKey(line);
    if (!key) continue;
    const isSigned = signatures.some(
      (signature) =>
        signature.length === 68 &&
        signature.subarray(0, 4).toString('hex') === key.name &&
        verify(null, body, key.key, signature.subarray(4)),
    );
    if (isSigned) return key.name;
  }
  return undefined;
}
