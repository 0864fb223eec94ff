import { normalisePassword } from '@boedel/domain/session/password-rules';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency';

/** OWASP's advice for argon2id, which is the library's own choice: 19 MiB, two passes. About 20 ms, off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses Node's four worker threads; two of them stay free for files, compression and names. */
const inTurn = limitConcurrency(2, 100);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalisePassword(password), cost));

/** Stands in where there is no such person or no password, so that both answers take the same work. */
let nobodys: Promise<string> | undefined;

/** Whether this is the password. Where there is none to compare with, the same work is done and the answer is no. */
export async function isPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const against = kept ?? (await (nobodys ??= hash('nobody has this password', cost)));
  const matches = await inTurn(() => verify(against, normalisePassword(given)));
  return matches && typeof kept === 'string';
}
