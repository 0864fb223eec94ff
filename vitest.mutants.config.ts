import { defineConfig } from 'vitest/config';
import { instrument } from './scripts/lib/mutants.mjs';

/** The rules with slips in them that sleep until MUTANT names one: `npm run law -- mutants 50`. */
export default defineConfig({
  plugins: [
    {
      name: 'sleeping-mutants',
      enforce: 'pre',
      transform(code, id) {
        const file = /\/packages\/domain\/src\/((?:\w|-)+\/(?:\w|-)+\.ts)$/.exec(id)?.[1];
        const folders = (process.env['MUTANT_FOLDERS'] ?? '').split(',');
        return file && folders.includes(file.split('/')[0] ?? '') ? instrument(code, file) : undefined;
      },
    },
  ],
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/mutants' },
  },
});
