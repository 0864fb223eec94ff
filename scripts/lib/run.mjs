import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in the project's folder and answers its exit code. Ctrl C reaches it too. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    // npm passes no signal on when it is killed itself: then its child has another parent, and goes too.
    const parent = process.ppid;
    const orphaned = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(orphaned);
      for (const each of signals) process.off(each, pass);
      resolve(code ?? (signal ? 128 : 1));
    });
  });
}

/** As run, but a failure ends the whole command with one line. */
export async function must(what, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    process.stderr.write(`${what} failed.\n`);
    process.exit(code);
  }
}

/** A program of node_modules/.bin, run by this very node. */
export const bin = (name) => `${root}/node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;
