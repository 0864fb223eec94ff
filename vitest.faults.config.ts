import { defineConfig } from 'vitest/config';

/** What goes wrong around the product, made to go wrong: kills, a full disk, several processes, races, hostile requests, a dishonest colleague. */
export default defineConfig({
  test: {
    name: 'api-server',
    include: ['apps/server/src/faults/*.fault.ts'],
    environment: 'node',
    env: { BOEDEL_TEST_DATABASE: 'server' },
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    // One fault after another: each of them loads the machine by itself.
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
