import type { MessageKind } from '@skyhelm/contract/message';

const OWN = '/account/certification';
const REVIEW = '/user-review';

const SCREENS: Partial<Record<MessageKind, string>> = {
  certificationPassed: OWN,
  certificationFailed: OWN,
  certificationExpiring: OWN,
  certificationExpiresToday: OWN,
  certificationExpired: OWN,
  certificationSubmitted: REVIEW,
  certificationsExpiring: `${REVIEW}?sort=expiresOn&standing=passed`,
};

/** The screen a message is about; none for whoever may not open it any more. */
export function leadsTo(kind: MessageKind, mayReview: boolean): string | undefined {
  const screen = SCREENS[kind];
  return screen?.startsWith(REVIEW) && !mayReview ? undefined : screen;
}
