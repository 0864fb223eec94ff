/** What of an address may be shown: never its password. */
export interface ServiceAddress {
  readonly server: string;
  readonly user: string;
  readonly database: string;
}

const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Undefined where it is no address at all. */
export function describeAddress(url: string): ServiceAddress | undefined {
  const user = process.env['PGUSER'] ?? 'the user of this process';
  // The driver also takes the folder of a socket, and the database after a space.
  const [folder = '', named] = url.split(' ');
  if (folder.startsWith('/')) return { server: folder, user, database: named ?? user };
  return describeUrl(url, user);
}

function describeUrl(url: string, ownUser: string): ServiceAddress | undefined {
  try {
    const { protocol, hostname, port, username, pathname, searchParams } = new URL(url);
    if (protocol === 'socket:')
      return { server: pathname, user: decodePart(username) || ownUser, database: searchParams.get('db') ?? ownUser };
    if (!/^postgres(ql)?:$/.test(protocol)) return undefined;
    const host = hostname || searchParams.get('host') || 'localhost';
    const user = decodePart(username) || ownUser;
    return { server: `${host}:${port || '5432'}`, user, database: decodePart(pathname.slice(1)) || user };
  } catch {
    return undefined;
  }
}
