import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** The machine's Chromium; installed with apt-get where it is missing and that is permitted. */
export function chromium() {
  const there = find();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests…\n');
    const quietly = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    try {
      execFileSync('apt-get', ['update', '-qq'], quietly);
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
    } catch {
      process.stdout.write('Chromium could not be installed.\n');
    }
  }
  return find();
}
