import { lookup as resolveName } from 'node:dns/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** Why an address that somebody gave is not spoken to. */
export type NotReached = 'unknown' | 'notPublic';

/** A place we may speak to: its name was resolved once, and nothing but those addresses is connected to. */
export interface Reach {
  readonly url: URL;
  readonly httpAgent: HttpAgent;
  readonly httpsAgent: HttpsAgent;
  readonly close: () => void;
}

const resolveWithSystem: Resolve = (host) => resolveName(host, { all: true });

/** Hands out the addresses that were checked, for the one host they belong to. */
const allowOnly =
  (host: string, found: readonly ResolvedAddress[]): LookupFunction =>
  (asked, options, done) => {
    const [first] = found;
    if (asked !== host || !first) done(new Error(`${asked} is not the host that was checked`), '', 0);
    else if (options.all) done(null, [...found]);
    else done(null, first.address, first.family);
  };

/**
 * Opens the way to an address that a user gave: a firm's setting must not make us speak to what stands beside us. The name
 * is resolved here and never again, every address it has is checked, and its agents connect to those and to no other host:
 * a name that answers otherwise a second later changes nothing. `anywhere` is for installations that allow private networks.
 */
export async function openReach(
  url: URL,
  { anywhere, resolve = resolveWithSystem }: { readonly anywhere: boolean; readonly resolve?: Resolve },
): Promise<Reach | NotReached> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  let found: readonly ResolvedAddress[];
  try {
    found = family ? [{ address: host, family }] : await resolve(host);
  } catch {
    return 'unknown';
  }
  if (found.length === 0) return 'unknown';
  if (!anywhere && !found.every(({ address }) => isPublicAddress(address))) return 'notPublic';
  const options = { keepAlive: true, maxSockets: 4, lookup: allowOnly(host, found) };
  const [httpAgent, httpsAgent] = [new HttpAgent(options), new HttpsAgent(options)];
  for (const agent of [httpAgent, httpsAgent]) {
    const connect = agent.createConnection.bind(agent);
    // A host written as an address is not looked up, so it is held against the one that was checked here.
    agent.createConnection = (to, done) => {
      if (to.host !== host && to.host !== url.hostname) throw new Error(`${to.host} is not the host that was checked`);
      return connect(to, done);
    };
  }
  return {
    url,
    httpAgent,
    httpsAgent,
    close: () => {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}
