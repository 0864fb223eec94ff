import { createHash } from 'node:crypto';

/** By which a bank file is recognised: it is stored with the file, approved, and compared before each download. */
export const computeFileHash = (content: string): string => createHash('sha256').update(content, 'utf8').digest('hex');
