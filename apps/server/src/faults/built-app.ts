import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildServer, stopAll } from '../testing/built-server';

export interface BuiltApp {
  /** For what a test lays beside the data. */
  readonly folder: string;
  /** Where the server as it is delivered was built. */
  readonly server: string;
  readonly data: { readonly BOEDEL_DATA: string };
}

/** The built server with an empty embedded database; what it left running and lying about goes with the file. */
export function createBuiltApp(): BuiltApp {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-faults-'));
  const app = { folder, server: '', data: { BOEDEL_DATA: join(folder, 'data') } };
  let discardBuild = (): void => undefined;
  beforeAll(async () => {
    const built = await buildServer();
    app.server = built.folder;
    discardBuild = () => built.discard();
  });
  afterAll(() => {
    stopAll();
    discardBuild();
    rmSync(folder, { recursive: true, force: true });
  });
  return app;
}
