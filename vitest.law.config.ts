import { defineConfig } from 'vitest/config';

/** The tests of the law alone, for the runner that changes the code of the law (scripts/law.mjs). */
export default defineConfig({
  test: {
    include: ['packages/domain/src/{accounts,capital-gains,estate-duty,insolvency,regimes,succession}/**/*.test.ts'],
    // Many estates at random would take an hour a change; the cases with figures say what they notice.
    exclude: ['**/*.random.test.ts', '**/second-reading.test.ts', '**/*.properties.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
