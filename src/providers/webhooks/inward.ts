import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses that lead back into one's own house: no message goes there by accident, or by somebody's design. */
const inward = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inward.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inward.addSubnet(network, prefix, 'ipv6');

/** An IPv4 address that is written as one of IPv6 is the IPv4 address. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function isInward(address: string): boolean {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return isInward(mapped);
  const kind = isIP(address);
  // What is written as IPv6 in any other way and is IPv4 underneath is nothing that a name resolves to.
  if (kind === 6 && /^::ffff:/i.test(address)) return true;
  return kind === 0 || inward.check(address, kind === 4 ? 'ipv4' : 'ipv6');
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up as a connection does, and refuses one that leads inward: what was checked is what is connected to. */
export function lookupOutward(name: string, options: LookupOptions, found: Found): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    if (addresses.some(({ address }) => isInward(address))) return found(new InwardAddress(name), []);
    if (options.all) return found(null, addresses);
    const [first] = addresses;
    return found(null, first?.address ?? '', first?.family ?? 4);
  });
}

export class InwardAddress extends Error {
  constructor(name: string) {
    super(`${name} is an address of a private network (HOLDFAST_PRIVATE_WEBHOOKS=on allows it)`);
  }
}
