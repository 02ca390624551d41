import { DELIVERY_FAULTS } from '@skyhelm/contract/delivery-fault';
import { LANGUAGES } from '@skyhelm/i18n/translate';
import { expect, test } from 'vitest';
import { deliveryFaultOf, faultText, NotTaken } from './delivery-fault.ts';
import { NotDialable } from './guarded-post.ts';

const thrown = (message: string, more: object) => Object.assign(new Error(message), more);

test.each([
  [new NotDialable('10.0.0.1'), { code: 'notPublic' }],
  [new NotTaken(503), { code: 'status', params: { status: '503' } }],
  [thrown('getaddrinfo ENOTFOUND nowhere', { code: 'ENOTFOUND' }), { code: 'unknownHost' }],
  [thrown('', { code: 'ECONNREFUSED' }), { code: 'refused' }],
  [thrown('fetch failed', { cause: thrown('other side closed', { code: 'UND_ERR_SOCKET' }) }), { code: 'cut' }],
  [thrown('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET' }), { code: 'refused' }],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), { code: 'noAnswer' }],
  [thrown('Invalid login: 535 No', { code: 'EAUTH', responseCode: 535, response: '535 No' }), { code: 'signIn' }],
  [
    thrown('refused', { code: 'EENVELOPE', responseCode: 550, response: '550 Unknown' }),
    { code: 'rejected', params: { answer: '550 Unknown' } },
  ],
  [
    thrown('self-signed', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    { code: 'certificate', params: { details: 'DEPTH_ZERO_SELF_SIGNED_CERT' } },
  ],
  [thrown('Parse Error', { code: 'HPE_INVALID_CONSTANT' }), { code: 'garbled' }],
  ['a word', { code: 'other', params: { details: 'a word' } }],
])('%s is told as what it is', (error, fault) => expect(deliveryFaultOf(error)).toEqual(fault));

test('what nobody has a name for is kept as it came, and no more of it than is read', () => {
  const { code, params } = deliveryFaultOf(new Error(`x\0${'y'.repeat(1_000)}`));
  expect([code, params!['details']!.length, params!['details']!.includes('\0')]).toEqual(['other', 200, false]);
});

test('each is a sentence of its own in every language', () => {
  const details = { status: '503', address: '10.0.0.1', details: 'D', answer: 'A' };
  for (const language of LANGUAGES) {
    const said = DELIVERY_FAULTS.map((code) => faultText(language, { code, params: details }));
    expect(new Set(said).size).toBe(DELIVERY_FAULTS.length);
    expect(said.join(' ')).not.toMatch(/[{}]|undelivered/);
  }
  expect(faultText('en', null)).toBe('');
});
