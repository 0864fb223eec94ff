import { type Config, readConfig } from '../platform/config/config';

/** How the product is set up in the tests: nothing logged, nobody slowed down, a data folder of its own. */
export const createTestConfig = (folder: string, environment: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    BOEDEL_DATA: folder,
    AUTH_KEY: 'a key for the tests that nobody could guess',
    REQUESTS_PER_MINUTE: '1000000',
    GUARDED_PER_MINUTE: '1000000',
    ...environment,
  });
