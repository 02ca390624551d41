export interface OwnValues {
  mobile: string;
  password?: string;
}

/** What is sent of the form. With a new picture a number that was left alone stays out of it: it may be missing altogether. */
export function ownChanges({ mobile, password }: OwnValues, presentMobile: string, image: string | undefined) {
  const isMobileNew = mobile !== presentMobile;
  return {
    ...((isMobileNew || image === undefined) && { mobile }),
    ...(isMobileNew && password !== undefined && { password }),
    ...(image !== undefined && { image }),
  };
}
