// Tests run what was not built: the thread's TypeScript is read as theirs is, and goes on being read,
// because a job loads its parsers when it is first asked for.
import { fileURLToPath } from 'node:url';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

const config = await resolveConfig(
  {
    configFile: false,
    envDir: false,
    logLevel: 'error',
    cacheDir: process.cwd(),
    environments: {
      thread: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        resolve: { external: true, mainFields: [], conditions: ['node'] },
      },
    },
  },
  'serve',
);
const environment = createRunnableDevEnvironment('thread', config, { runnerOptions: { hmr: false }, hot: false });
await environment.init();
await environment.runner.import(fileURLToPath(new URL('worker-thread.ts', import.meta.url)));
