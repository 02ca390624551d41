/** Why something that was sent was not taken over; each has its sentence in `i18n/<lang>/undelivered.ts`. */
export const DELIVERY_FAULTS = [
  'status',
  'notPublic',
  'noAnswer',
  'unknownHost',
  'refused',
  'cut',
  'unreachable',
  'certificate',
  'garbled',
  'signIn',
  'rejected',
  'expired',
  'other',
] as const;
export type DeliveryFaultCode = (typeof DELIVERY_FAULTS)[number];

/** As it is kept: the sentence is made when it is read, in the reader's language. */
export interface DeliveryFault {
  code: DeliveryFaultCode;
  params?: Record<string, string>;
}
