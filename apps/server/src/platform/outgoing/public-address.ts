import { isIPv4, isIPv6 } from 'node:net';

type Network = readonly [network: string, bits: number];

/** IPv4 networks that are somebody's own, the machine's, or nobody's (IANA's registry of special addresses). */
const special: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within what is given out on the internet as IPv6, what is none of it: transition, documentation, identifiers. */
const specialIPv6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
const givenOut: Network = ['2000::', 3];
/** An IPv4 address written as IPv6, and the one way a network translates to IPv4: what counts is the address inside. */
const holdsIPv4: readonly Network[] = [
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];

const parseIPv4 = (address: string): number[] => address.split('.').map(Number);

function parseIPv6(address: string): number[] {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const plain = dotted
    ? `${dotted[1]}${parseIPv4(dotted[2]!)
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
        .replace(/^(.{4})/, '$1:')}`
    : address;
  const [before = '', after] = plain.split('::');
  const groups = (part: string | undefined): number[] =>
    part ? part.split(':').map((each) => parseInt(each, 16)) : [];
  const [front, back] = [groups(before), groups(after)];
  const gap = Array.from({ length: after === undefined ? 0 : 8 - front.length - back.length }, () => 0);
  return [...front, ...gap, ...back].flatMap((group) => [group >> 8, group & 0xff]);
}

const parseAddress = (address: string): number[] => (isIPv4(address) ? parseIPv4(address) : parseIPv6(address));

function isIn(bytes: readonly number[], [network, bits]: Network): boolean {
  const start = parseAddress(network);
  return start.every((byte, at) => {
    const counted = Math.max(0, Math.min(8, bits - at * 8));
    return byte >> (8 - counted) === bytes[at]! >> (8 - counted);
  });
}

const isPublicIPv4 = (bytes: readonly number[]): boolean => !special.some((network) => isIn(bytes, network));

/** Whether an address is one on the open internet, however it is written. What is not known to be, is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return isPublicIPv4(parseIPv4(address));
  if (!isIPv6(address) || address.includes('%')) return false;
  const bytes = parseIPv6(address);
  if (holdsIPv4.some((network) => isIn(bytes, network))) return isPublicIPv4(bytes.slice(12));
  return isIn(bytes, givenOut) && !specialIPv6.some((network) => isIn(bytes, network));
}
