import { BlockList, isIP } from 'node:net';

const own = new BlockList();
const networks: [network: string, bits: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'], // behind a carrier's address
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'], // where clouds keep their secrets
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'], // multicast and what is reserved
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'], // an IPv4 address in other clothes
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
for (const network of networks) own.addSubnet(...network);

export function isOwnNetwork(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return own.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
