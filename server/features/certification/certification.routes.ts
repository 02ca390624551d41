import {
  approveDroneOperator,
  approveUser,
  droneOperatorAuthentication,
  realNameAuthentication,
  withdrawCertification,
} from '@skyhelm/contract/certification';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { review, withdraw } from './decision.ts';
import { requireBorn, requireNotExpired, submit } from './submission.ts';

export const certificationRoutes = (services: Services): Implementation[] => [
  implement(realNameAuthentication, async (context, form) => {
    const { authenticationType, realName } = form;
    const common = { kind: 'realName', facts: { authenticationType } } as const;
    if (form.authenticationType === 'passport') {
      const personal = { realName, number: form.passportNumber };
      return { id: await submit(context, services, { ...common, personal, photoIds: [form.passportPhoto] }) };
    }
    requireBorn(context, form.idNumber);
    const personal = { realName, number: form.idNumber };
    return { id: await submit(context, services, { ...common, personal, photoIds: [form.idFrontPhoto, form.idBackPhoto] }) };
  }),

  implement(droneOperatorAuthentication, async (context, { certificatePhotos, expiresOn, ...facts }) => {
    requireNotExpired(context, expiresOn);
    return { id: await submit(context, services, { kind: 'pilot', facts, expiresOn, photoIds: certificatePhotos }) };
  }),

  implement(withdrawCertification, (context, { id }) => withdraw(context, services, id)),
  implement(approveUser, (context, verdict) => review(context, services, 'realName', verdict)),
  implement(approveDroneOperator, (context, verdict) => review(context, services, 'pilot', verdict)),
];
