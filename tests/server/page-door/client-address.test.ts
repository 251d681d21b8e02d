import { describe, expect, it } from 'vitest';
import { callerOf, clientAddress } from '@/server/page-door/client-address';

const PEER = '192.0.2.9';

describe('rule 7.12: who asks is the connection, or what our own proxies say of it', () => {
  it.each([
    ['without a proxy, the connection', PEER, '203.0.113.7', 0, PEER],
    ['of one proxy, what it wrote last', PEER, '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['of two, what the first wrote', PEER, '6.6.6.6,203.0.113.7 , 10.0.0.2', 2, '203.0.113.7'],
    ['of three, the first of three', PEER, '203.0.113.7, 10.0.0.1, 10.0.0.2', 3, '203.0.113.7'],
    ['where less is said than they write, the connection', PEER, '203.0.113.7', 2, PEER],
    ['where nothing is said, the connection', PEER, '', 1, PEER],
    ['where no address is said, the connection', PEER, '203.0.113.7, evil', 1, PEER],
    ['of a connection that is gone, nobody', undefined, '', 0, 'unknown'],
    ['of a connection that is none, nobody', 'pipe', '', 0, 'unknown'],
  ])('%s', (_what, socket, forwarded, proxies, caller) => expect(callerOf(socket, forwarded, proxies)).toBe(caller));

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['203.0.113.7:65535', '203.0.113.7'],
    ['203.0.113.7:655350', 'unknown'],
    ['203.0.113.7:', 'unknown'],
    ['203.0.113.7:x', 'unknown'],
    ['x203.0.113.7:80', 'unknown'],
    ['203.0.113:80', 'unknown'],
    ['256.0.113.7', 'unknown'],
    ['2001:db8::1', '2001:db8:0:0:0:0:0:1'],
    ['2001:DB8::00A1', '2001:db8:0:0:0:0:0:a1'],
    ['[2001:db8::1]', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]:4711', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]:123456', 'unknown'],
    ['[2001:db8::1]x', 'unknown'],
    ['x[2001:db8::1]', 'unknown'],
    ['[]', 'unknown'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
    ['1::', '1:0:0:0:0:0:0:0'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
    ['::ffff:203.0.113.7:80', 'unknown'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['0:0:0:0:0:ffff:0102:0304', '1.2.3.4'],
    ['1::ffff:1.2.3.4', '1:0:0:0:0:ffff:102:304'],
    ['::fffe:1.2.3.4', '0:0:0:0:0:fffe:102:304'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0:0:0:c000:221'],
    ['1:2:3:4:5:6:255.254.253.252', '1:2:3:4:5:6:fffe:fdfc'],
  ])('%s is written %s', (socket, caller) => expect(callerOf(socket, '', 0)).toBe(caller));

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['evil', 'unknown'],
  ])('%s counts as %s: one who has IPv6 has a whole network', (address, network) =>
    expect(clientAddress(new Request('http://localhost/', { headers: { 'x-forwarded-for': address } }))).toBe(network),
  );

  it('without the door’s word nobody is known', () => {
    expect(clientAddress(new Request('http://localhost/'))).toBe('unknown');
  });
});
