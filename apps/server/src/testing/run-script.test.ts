import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = new URL('../../../../scripts/lib/run.mjs', import.meta.url).href;
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what npm start runs ends when npm is killed and can tell nobody', async () => {
  const served = `console.log(process.pid); setInterval(() => {}, 1000)`;
  const started = `import { run } from '${script}'; await run(process.execPath, ['-e', ${JSON.stringify(served)}]);`;
  const npm = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(started)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  const parent = spawn(process.execPath, ['-e', npm], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  for (let waited = 0; isAlive(pid) && waited < 200; waited += 1) await pause(100);
  expect(isAlive(pid)).toBe(false);
});
