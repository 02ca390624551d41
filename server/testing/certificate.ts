import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const DAY_MS = 86_400_000;
/** Object identifiers as they stand in a certificate: ECDSA with SHA-256, common name, other names of the subject. */
const OID = { signature: '2a8648ce3d040302', commonName: '550403', otherNames: '551d11' };
const TAG = { integer: 0x02, octets: 0x04, oid: 0x06, text: 0x0c, time: 0x17, bits: 0x03, sequence: 0x30, set: 0x31, address: 0x87 };

export interface Certificate {
  certificate: string;
  key: string;
}

/** For this machine by its address, signed by itself: whoever is told to trust it needs no other authority. */
export function ownCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OID.signature));
  const name = sequence(part(TAG.set, sequence(oid(OID.commonName), part(TAG.text, Buffer.from('localhost')))));
  const names = sequence(oid(OID.otherNames), part(TAG.octets, sequence(part(TAG.address, Buffer.from([127, 0, 0, 1])))));
  const body = sequence(
    explicitly(0, part(TAG.integer, Buffer.from([2]))),
    part(TAG.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(-DAY_MS), time(DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicitly(3, sequence(names)),
  );
  const signature = part(TAG.bits, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  return {
    certificate: pem('CERTIFICATE', sequence(body, algorithm, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function part(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => part(TAG.sequence, Buffer.concat(parts));
const explicitly = (number: number, content: Buffer): Buffer => part(0xa0 | number, content);
const oid = (hex: string): Buffer => part(TAG.oid, Buffer.from(hex, 'hex'));

/** Two digits of the year, as certificates write it until 2049. */
const time = (fromNow: number): Buffer =>
  part(TAG.time, Buffer.from(`${new Date(Date.now() + fromNow).toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

const pem = (label: string, der: Buffer): string =>
  `-----BEGIN ${label}-----\n${der.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END ${label}-----\n`;
