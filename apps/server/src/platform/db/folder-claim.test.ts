import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { claimFolder, FolderTakenError } from './folder-claim';

/** The claim by itself as a program that several processes run. */
const program = join(mkdtempSync(join(tmpdir(), 'boedel-claim-program-')), 'claim.mjs');
beforeAll(async () => {
  const source = fileURLToPath(new URL('folder-claim.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: source,
      outDir: join(program, '..'),
      rollupOptions: { output: { entryFileNames: 'claim.mjs' } },
    },
  });
});

const start = (folder: string, at: number): { child: ChildProcess; said: Promise<string> } => {
  const script = `const { claimFolder } = await import(${JSON.stringify(program)});
    await new Promise((resolve) => setTimeout(resolve, ${at} - Date.now() - 50));
    while (Date.now() < ${at});
    try { await claimFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.constructor.name); process.exit(); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, said: new Promise((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim()))) };
};

test('of several that start at the same moment where one died, one holds the folder', async () => {
  for (let round = 0; round < 5; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'boedel-claim-'));
    const first = start(folder, 0);
    expect(await first.said).toBe('held');
    first.child.kill('SIGKILL');
    await new Promise((resolve) => first.child.once('exit', resolve));
    const at = Date.now() + 1_000;
    const all = [0, 1, 2].map(() => start(folder, at));
    const said = await Promise.all(all.map((each) => each.said));
    for (const { child } of all) child.kill('SIGKILL');
    expect(said.sort((a, b) => (a < b ? -1 : 1))).toEqual([FolderTakenError.name, FolderTakenError.name, 'held']);
  }
});

test('a folder that was let go may be claimed again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-claim-'));
  const release = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow(FolderTakenError);
  await release();
  await (
    await claimFolder(folder)
  )();
});
