import { defineConfig } from 'vitest/config';

/** Unit tests run beside the code they prove; the API tests are projects of apps/server, once for each database. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'document', include: ['packages/document/src/**/*.test.ts'], environment: 'node' } },
    ],
  },
});
