import { isWhitelisted, parseWhitelist } from './ip-whitelist.ts';

/**
 * What does not lead into the open Internet: this machine, private and shared networks, link-local ones (where clouds keep the keys of their
 * machines), documentation, multicast, and the IPv6 ranges that carry an IPv4 address inside, which might be any of these.
 */
const NOT_PUBLIC = parseWhitelist(
  [
    ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
    ['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
    ['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16'],
    ['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  ]
    .flat()
    .join(','),
).ranges;

/** An IPv4 address in its IPv6 spelling is the IPv4 address. What is no address is not public. */
export const isPublicAddress = (text: string): boolean => isWhitelisted(GIVEN_OUT, text) && !isWhitelisted(NOT_PUBLIC, text);

/** Of IPv6 the rest is not in use, or in ways of which some carry an IPv4 address. */
const GIVEN_OUT = parseWhitelist('0.0.0.0/1,128.0.0.0/1,2000::/3').ranges;
