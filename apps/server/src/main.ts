import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { allCalls } from './areas/all';
import { allJobs, allSchedules } from './areas/all-jobs';
import { keepRatesCurrent } from './areas/rates/load-entered-rates';
import { keepFigures } from './areas/figures/keep-figures';
import { openMailServer } from './areas/mail-filing/mail-door';
import { loadDemo } from './demo/load-demo';
import { formatDemoSignIns } from './demo/people';
import { startLinker } from './platform/audit/linker';
import { type Config, readConfig } from './platform/config/config';
import { scheduleAnalysis } from './platform/db/keep-analysed';
import { createServices, openDatabase } from './platform/create-services';
import { buildApp } from './platform/http/app';
import { startDraining } from './platform/http/health';
import { startWorkers } from './platform/jobs/workers';
import { checkFolder } from './platform/startup/check-folder';
import { explainStart } from './platform/startup/explain-start';
import { startGettingReady } from './platform/startup/getting-ready';

// Where cores are few the collector's helpers wait for one, and every request for them: then it does without.
if (availableParallelism() <= 2) setFlagsFromString('--no-parallel-scavenge');

const webFolder = process.env['BOEDEL_WEB'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

const isWithParent = process.env['BOEDEL_WITH_PARENT'] === '1';

/** Once it could be read: what is wrong is said with the settings' names. */
let known: Config | undefined;

async function start(): Promise<void> {
  const config = (known = readConfig());
  checkFolder(config.dataFolder);
  const gettingReady = await startGettingReady(config.PORT, config.HOST);
  const tell = (doing: string): void => {
    gettingReady.tell(doing);
    // A service's log is not the place for how far a first start is.
    if (isWithParent) process.stdout.write(`${doing}\n`);
  };
  const isFirst = !config.DATABASE_URL && !existsSync(join(config.dataFolder, 'db'));
  if (isFirst) tell('Setting up the database (usually 10 s)…');
  const database = keepFigures(await openDatabase(config, (line) => process.stdout.write(`${line}\n`)));
  database.onLost?.(exitWithError);
  const services = await createServices(config, database);
  await keepRatesCurrent(database, (problem) => services.log.warn(problem, 'entered rates were not loaded'));
  const isDemo = await loadDemo(services, () => tell('Loading the demo (usually 20 s)…'));
  await waitForScreens(() => tell('Waiting for the screens to be built (usually a few seconds)…'));
  const app = await buildApp({ services, calls: allCalls, ...(existsSync(webFolder) && { webFolder }) });
  await gettingReady.end();
  await app.listen({ port: gettingReady.port, host: config.HOST });
  scheduleAnalysis(database, (problem) => app.log.warn(problem, 'the tables were not counted'));
  const linker = startLinker(services);
  const workers = startWorkers(services, { jobs: allJobs, schedules: allSchedules });
  const mailDoor = await openMailServer(services, (cause) =>
    app.log.warn(cause, 'mail that came in could not be kept'),
  );
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const drain = config.DRAIN_SECONDS * 1000;
    // Whatever hangs is let go after ten seconds; committed work is safe by then or was never acknowledged.
    setTimeout(() => process.exit(1), drain + 10_000).unref();
    startDraining(app);
    await pause(drain);
    await app.close();
    await mailDoor?.close();
    await workers.stop(5_000);
    await linker.stop();
    services.mail.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  process.on('SIGHUP', () => void stop());
  exitWithParent(() => void stop());

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  process.stdout.write(`Boedel is ready at http://localhost:${port}\n`);
  if (isDemo) process.stdout.write(`${formatDemoSignIns()}\n`);
}

/** `npm start` builds the screens while we set up the database, and writes this file when they are there. */
async function waitForScreens(tell: () => void): Promise<void> {
  const stamp = process.env['BOEDEL_WEB_STAMP'];
  if (!stamp || existsSync(stamp)) return;
  tell();
  const parent = process.ppid;
  while (!existsSync(stamp)) {
    if (process.ppid !== parent) throw new Error('The screens were not built, because the start was stopped.');
    await pause(100);
  }
}

/**
 * `npm start` tells us to watch over whoever started us: killed, it can tell us nothing, and a server that stays behind
 * holds port and data folder. A service that starts us itself does not ask for it.
 */
function exitWithParent(stop: () => void): void {
  if (!isWithParent) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

/** The embedded database has ended: requests under way get their 503, and whoever watches over us starts us again. */
function exitWithError(cause: Error): void {
  process.stderr.write(
    `Boedel stopped: the database could not go on (${cause.message}). What was saved is kept. See that there is space, then start again.\n`,
  );
  setTimeout(() => process.exit(1), 1_000);
}

start().catch((error: unknown) => {
  process.stderr.write(`Boedel did not start: ${explainStart(error, known)}\n`);
  process.exit(1);
});
