import type { Secrets } from '../../platform/auth/secrets.ts';

/** Name and number as on the document. */
export interface Personal {
  realName: string;
  number: string;
}

const NOBODY: Personal = { realName: '', number: '' };

export const sealPersonal = ({ seal }: Secrets, personal: Personal | undefined): string =>
  personal ? seal('certification', JSON.stringify(personal)) : '';

export const openPersonal = ({ unseal }: Secrets, sealed: string): Personal =>
  sealed === '' ? NOBODY : (JSON.parse(unseal('certification', sealed)) as Personal);

/** Of one enterprise only: the same number in two of them cannot be told from the table. */
export const numberKeyOf = ({ sign }: Secrets, enterpriseId: string, documentType: string, { number }: Personal): string =>
  sign('certification number', `${enterpriseId} ${documentType} ${number}`);
