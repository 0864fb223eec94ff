import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The secrets of the installation: the present one, and those before it that are still read. */
export interface Secrets {
  readonly signing: string;
  readonly earlier: readonly string[];
}

/** Who signs, in every checkpoint. The number after it identifies the key. */
export const signerName = 'boedel/audit';

/** An Ed25519 public key with its name, as the signed notes of transparency logs write it: name+number+base64. */
export type PublicKeyText = string;

export interface SigningKey {
  readonly name: string;
  readonly text: PublicKeyText;
  readonly privateKey: KeyObject;
}

// RFC 8410: what stands before the 32 bytes of a key in its envelope.
const privateEnvelope = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicEnvelope = Buffer.from('302a300506032b6570032100', 'hex');
const ed25519 = Buffer.of(1);

/** The number of a key: the beginning of a hash over its signer's name and itself. */
const numberOf = (name: string, key: Uint8Array): string =>
  createHash('sha256').update(`${name}\n`).update(ed25519).update(key).digest('hex').slice(0, 8);

/** The key that signs checkpoints, derived from a key of the installation, so that there is one secret to keep. */
export function deriveCheckpointKey(secret: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'boedel audit checkpoint', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([privateEnvelope, seed]), format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(publicEnvelope.length);
  const name = numberOf(signerName, raw);
  const text = `${signerName}+${name}+${Buffer.concat([ed25519, raw]).toString('base64')}`;
  return { name, text, privateKey };
}

/** The keys this installation can sign with or could: the present one first. */
export const listOwnPublicKeys = ({ signing, earlier }: Secrets): PublicKeyText[] =>
  [signing, ...earlier].map((secret) => deriveCheckpointKey(secret).text);

/** Reads a public key; nothing where the line is none or its number is not the key's. */
export function readPublicKey(line: string): { readonly name: string; readonly key: KeyObject } | undefined {
  const match = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44}=?=?)$/.exec(line.trim());
  if (!match) return undefined;
  const bytes = Buffer.from(match[3]!, 'base64');
  if (bytes.length !== 33 || bytes[0] !== 1) return undefined;
  const raw = bytes.subarray(1);
  if (numberOf(match[1]!, raw) !== match[2]) return undefined;
  return {
    name: match[2],
    key: createPublicKey({ key: Buffer.concat([publicEnvelope, raw]), format: 'der', type: 'spki' }),
  };
}
