import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAddressPolicy, parseOpening } from './address-policy.js';

const REFUSED = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  'link-local': ['169.254.169.254', 'fe80::1', 'fec0::1'],
  CGNAT: ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.250', 'ff02::1'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  'broadcast and reserved': ['255.255.255.255', '240.0.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '2001:db8::1'],
  'IPv4-mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1'],
  'IPv4-compatible': ['::127.0.0.1', '::7f00:1'],
  '6to4': ['2002:7f00:1::', '2002:808:808::1'],
  Teredo: ['2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  NAT64: ['64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::1'],
  'hosts of clouds': ['168.63.129.16', '::ffff:168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'],
  nonsense: ['', 'example.com', '1.2.3.4.5', 'fe80::1%eth0'],
};

test('addresses that are not of the public internet are refused', () => {
  const policy = createAddressPolicy([]);
  for (const [name, addresses] of Object.entries(REFUSED)) {
    for (const address of addresses) assert.equal(policy.isAllowedAddress(address, 80), false, `${name}: ${address}`);
  }
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8']) {
    assert.equal(policy.isAllowedAddress(address, 80), true, address);
  }
});

test('the operator opens names, addresses and networks, each on a port when one is given', () => {
  const policy = createAddressPolicy([
    'photos.internal',
    '127.0.0.1:8080',
    '10.1.0.0/16',
    '[fd00::1]:80',
    'fd00::/120',
  ]);
  assert.equal(policy.isOpenedHost('Photos.Internal.', 9), true);
  assert.equal(policy.isOpenedHost('other.internal', 9), false);
  assert.equal(policy.isAllowedAddress('127.0.0.1', 8080), true);
  assert.equal(policy.isAllowedAddress('127.0.0.1', 8081), false);
  assert.equal(policy.isAllowedAddress('10.1.200.3', 1), true);
  assert.equal(policy.isAllowedAddress('10.2.0.1', 1), false);
  assert.equal(policy.isAllowedAddress('fd00::1', 80), true);
  assert.equal(policy.isAllowedAddress('fd00::2', 443), true);
  assert.equal(policy.isAllowedAddress('fd01::2', 443), false);
});

test('an entry that is none of these is refused with its own text', () => {
  for (const bad of ['', 'http://x', 'a b', '10.0.0.0/99', 'host:0', 'host:70000', 'x/y']) {
    assert.throws(
      () => parseOpening(bad),
      (error: Error) => error.message.includes(`"${bad}"`),
      bad,
    );
  }
});
