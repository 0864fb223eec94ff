import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { Paper } from '@boedel/document/tree/paper';
import { createPaperFile } from '../platform/paper/paper-file';
import { type BenchFigure, findMedian } from './figures';

const run = promisify(execFile);

/** Converts the Word file once, from a profile of its own; how long it took. */
async function measureConversion(folder: string): Promise<number> {
  const began = performance.now();
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const asked = ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, join(folder, 'account.docx')];
  await run('soffice', asked, { timeout: 120_000 });
  return performance.now() - began;
}

const isInstalled = (): Promise<boolean> =>
  run('soffice', ['--version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );

/** Our PDF beside an office suite converting our own Word file of it, where one is installed. */
export async function compareWithOffice(
  drawn: Paper,
  what: string,
  tell: (figure: BenchFigure) => void,
): Promise<void> {
  if (!(await isInstalled())) return;
  const folder = await mkdtemp(join(tmpdir(), 'boedel-office-'));
  try {
    await writeFile(join(folder, 'account.docx'), (await createPaperFile(drawn, 'docx', 'account')).content);
    await measureConversion(folder); // the first makes the profile
    const office: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      office.push(await measureConversion(folder));
      const began = performance.now();
      await createPaperFile({ ...drawn, title: `${drawn.title} beside ${round}` }, 'pdf', 'account');
      ours.push(performance.now() - began);
    }
    tell({ name: `${what}: LibreOffice converts the Word file in`, value: findMedian(office), unit: 'ms' });
    const value = findMedian(office) / findMedian(ours);
    tell({ name: `${what}: our PDF is quicker than that by`, value, unit: 'ratio', atLeast: 25 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
