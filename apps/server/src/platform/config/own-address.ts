import type { Config } from './config';

/** The address of our own pages. It is configuration: what a request calls itself may be made up to steal a link. */
export const buildAddress = (config: Pick<Config, 'PUBLIC_URL' | 'PORT'>, path = ''): string =>
  `${(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')}${path}`;
