// Tests run what was not built: the thread's TypeScript is read as theirs is.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('text-thread.ts', import.meta.url)), { configFile: false, logLevel: 'error' });
