import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restrictToOwner } from '../files/owner-alone';
import { CannotStart } from './cannot-start';
import { describeFolder } from './explain-start';

/** The data folder is there, its owner's alone, and takes a file. */
export function checkFolder(dataFolder: string): void {
  try {
    restrictToOwner(dataFolder);
    const trial = mkdtempSync(join(dataFolder, '.trial-'));
    try {
      writeFileSync(join(trial, 'file'), Buffer.alloc(65_536));
    } finally {
      rmSync(trial, { recursive: true, force: true });
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new CannotStart(describeFolder(dataFolder, code), { cause: error });
  }
}
