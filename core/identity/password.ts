export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/** Lower case, upper case and a digit, 8 to 20 characters; special characters are allowed. */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length >= PASSWORD_LENGTH.min &&
    password.length <= PASSWORD_LENGTH.max &&
    /[a-z]/.test(password) &&
    /[A-Z]/.test(password) &&
    /[0-9]/.test(password) &&
    !/[\p{C}]/u.test(password)
  );
}
