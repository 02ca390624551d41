import { certification, home, user } from '../../api/endpoints.generated.ts';

/** Reads that tell how somebody's documents stand: out of date once something was submitted, withdrawn or decided. */
export const KNOWING_CERTIFICATIONS = [
  certification.getCertifications,
  certification.getCertificationHistory,
  certification.getOwnCertifications,
  user.getUsers,
  home.getSummary,
];
