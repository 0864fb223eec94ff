import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { statfs } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../config/config';
import { openFileStore } from '../files/open-store';
import { createClamdScanner } from '../files/virus-scanner';
import { askIssuer } from '../session/identity-provider';
import { checkSmtp } from '../smtp/transport';
import { listCauses } from './explain-database';

export type State = 'ok' | 'WRONG' | 'not set';
export interface DoctorRow {
  readonly what: string;
  readonly setting: string;
  readonly state: State;
  /** What was found, or what is wrong and what to do. */
  readonly text: string;
}

/** The innermost cause says most: `connect ECONNREFUSED 127.0.0.1:25`. */
export const findCause = (error: unknown): string => {
  const said = listCauses(error)
    .map(({ message = '', code = '' }) => message || code)
    .filter((text) => text !== '');
  return (said.at(-1) ?? 'no reason given').replaceAll(/\s+/g, ' ').replace(/\.$/, '');
};

async function inspect(what: string, setting: string, work: () => Promise<string>, remedy: string): Promise<DoctorRow> {
  try {
    return { what, setting, state: 'ok', text: await work() };
  } catch (error) {
    return { what, setting, state: 'WRONG', text: `${findCause(error)}. ${remedy}` };
  }
}
export const describeUnset = (what: string, setting: string, text: string): DoctorRow => ({
  what,
  setting,
  state: 'not set',
  text,
});

export async function inspectMail({ SMTP_URL: url }: Config): Promise<DoctorRow> {
  if (!url) return describeUnset('Mail', 'SMTP_URL', 'Mails become files in the outbox of the data folder.');
  return inspect(
    'Mail',
    'SMTP_URL',
    async () => (await checkSmtp(url), 'The mail server takes mail from us.'),
    'Correct the server, user and password in SMTP_URL. No emails will be sent until then.',
  );
}

/** Writes, reads and removes one small file, as the product will. */
export async function inspectFiles(config: Config): Promise<DoctorRow> {
  const isS3 = Boolean(config.S3_BUCKET);
  const key = `0/doctor/${randomBytes(8).toString('hex')}`; // 0 is no firm
  return inspect(
    'Files',
    isS3 ? 'S3_BUCKET' : 'BOEDEL_DATA',
    async () => {
      const store = await openFileStore({ ...config, VIRUS_SCANNER: undefined });
      const content = randomBytes(64);
      await store.put(key, content);
      const isSame = (await buffer(await store.get(key))).equals(content);
      await store.remove(key);
      if (!isSame) throw new Error('what was written came back otherwise');
      return isS3 ? `The bucket ${config.S3_BUCKET} keeps files.` : 'The folder can store files.';
    },
    isS3
      ? 'Correct S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; no file can be kept until then.'
      : 'Set BOEDEL_DATA to a writable folder.',
  );
}

export async function inspectScanner({ VIRUS_SCANNER: address }: Config): Promise<DoctorRow> {
  if (!address) return describeUnset('Virus scanner', 'VIRUS_SCANNER', 'Uploads are not scanned.');
  return inspect(
    'Virus scanner',
    'VIRUS_SCANNER',
    async () => {
      const found = await createClamdScanner(address)(Buffer.from('Boedel asks whether you are there.'));
      if (found) throw new Error(`it found ${found} in a harmless text`);
      return 'The scanner responded.';
    },
    'Start clamd, or correct VIRUS_SCANNER. No uploads will be accepted until then.',
  );
}

export async function inspectSignIn({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId }: Config): Promise<DoctorRow> {
  if (!issuer) return describeUnset('Single sign-on', 'OIDC_ISSUER', 'People sign in with a password.');
  return inspect(
    'Single sign-on',
    'OIDC_ISSUER',
    async () => {
      if (!clientId) throw new Error('OIDC_CLIENT_ID is missing');
      const keys = await askIssuer(issuer);
      return `The issuer responded and signs with ${keys} keys.`;
    },
    'Correct OIDC_ISSUER and OIDC_CLIENT_ID. Single sign-on will not work until then.',
  );
}

/** Whether something listens there, and whether it is Boedel itself. */
export async function inspectPort({ PORT: port, HOST: host }: Config): Promise<DoctorRow> {
  const listening = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = net.createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  const row = { what: 'Port', setting: 'PORT, HOST' };
  if (!listening) return { ...row, state: 'ok', text: `Port ${port} of ${host} is free.` };
  const isOurs = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`, {
    signal: AbortSignal.timeout(2_000),
    redirect: 'error',
  })
    .then(async (answer) => (await answer.text()) === '{"status":"ok"}')
    .catch(() => false);
  if (isOurs) return { ...row, state: 'ok', text: `Boedel is running on port ${port}.` };
  return {
    ...row,
    state: 'WRONG',
    text: `Port ${port} of ${host} cannot be used (${listening.code}). Set PORT or HOST to others.`,
  };
}

const leastSpace = 1024 ** 3;
export async function inspectSpace({ dataFolder }: Config): Promise<DoctorRow> {
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const row = { what: 'Disk space', setting: 'BOEDEL_DATA' };
  const text = `${(free / leastSpace).toFixed(1)} GB free`;
  return free >= leastSpace
    ? { ...row, state: 'ok', text: `${text}.` }
    : {
        ...row,
        state: 'WRONG',
        text: `${text} on the disk of ${dataFolder}. Free some; below 1 GB saving may soon fail.`,
      };
}
