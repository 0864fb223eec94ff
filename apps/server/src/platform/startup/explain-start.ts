import type { Config } from '../config/config';
import { CannotStart } from './cannot-start';
import { listCauses, explainDatabase } from './explain-database';

interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly port?: number;
  readonly address?: string;
}

function explainListening({ code, port, address }: SystemError, config: Config): string | undefined {
  const isMail = config.MAIL_IN_PORT !== undefined && port === config.MAIL_IN_PORT && port !== config.PORT;
  const [portSetting, hostSetting] = isMail ? ['MAIL_IN_PORT', 'MAIL_IN_HOST'] : ['PORT', 'HOST'];
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is in use by another program. Stop that one, or set ${portSetting} to a free port.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Set ${portSetting} to 1024 or more, or grant the right to lower ones.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${address ?? config[hostSetting as 'HOST']}. Correct ${hostSetting}; 0.0.0.0 is every address it has.`;
  return undefined;
}

const folderProblems: Readonly<Record<string, string>> = {
  EACCES: 'may not be written to by this user. Give it to the user that runs Boedel',
  EPERM: 'may not be written to by this user. Give it to the user that runs Boedel',
  EROFS: 'is on a disk that is read-only. Make that writable',
  ENOTDIR: 'is not a folder. Remove the file that stands in its place',
  EEXIST: 'is not a folder. Remove the file that stands in its place',
  ENOENT: 'cannot be made. Make it for the user that runs Boedel',
  ENOSPC: 'is on a disk that is full. Free some space',
  EDQUOT: 'is on a disk on which this user has no space left. Free some',
};

/** What kept the product or a command from starting, in one sentence that names the setting and what to do. */
export function explainStart(error: unknown, config?: Config): string {
  if (error instanceof CannotStart || !config) return (error as Error).message;
  const causes = listCauses(error) as readonly SystemError[];
  const listening = causes.find(({ syscall }) => syscall === 'listen' || syscall === 'bind');
  const unheard = listening && explainListening(listening, config);
  if (unheard) return unheard;
  const inFolder = causes.find(({ code = '', path }) => path?.startsWith(config.dataFolder) && code in folderProblems);
  if (inFolder) return describeFolder(config.dataFolder, inFolder.code!);
  if (config.DATABASE_URL) {
    const said = explainDatabase(error, config.DATABASE_URL, 'DATABASE_URL');
    if (said) return said;
  } else if (causes.some(({ code }) => code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')) {
    return describeFolder(config.dataFolder, 'ENOSPC');
  }
  return (error as Error).message;
}

export const describeFolder = (folder: string, code: string): string =>
  `The data folder ${folder} ${folderProblems[code] ?? 'cannot be used. Look into it'}, or set BOEDEL_DATA to another folder.`;
