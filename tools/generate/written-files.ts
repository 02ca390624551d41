import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import words from '@skyhelm/i18n/en/api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { clientOf } from './client.ts';
import { codecsOf, messagesOf, namedNumbersOf } from './mavlink.ts';
import { openapiOf } from './openapi.ts';
import { placePinyin } from './pinyin.ts';
import { publicClientOf } from './public-client.ts';
import { withExamples } from './shown-examples.ts';

export interface WrittenFile {
  path: string;
  content: string;
}

/** Files of the repository that are made from the contract, from MAVLink's definitions and from the table of places. Committed, so that a review sees what a change does to them. */
export function writtenFiles(): WrittenFile[] {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return [
    { path: 'contract/openapi.json', content: `${JSON.stringify(openapiOf(ENDPOINTS, version, words), null, 2)}\n` },
    ...clientOf(ENDPOINTS),
    publicClientOf(ENDPOINTS, words),
    withExamples('docs/integration.md'),
    { path: 'core/mavlink/messages.generated.ts', content: messagesOf() },
    { path: 'core/mavlink/codecs.generated.ts', content: codecsOf() },
    { path: 'core/mavlink/named-numbers.generated.ts', content: namedNumbersOf() },
    { path: 'core/place/pinyin.generated.ts', content: placePinyin() },
  ];
}
