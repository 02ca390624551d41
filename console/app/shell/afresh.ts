type Listener = (path: string) => void;
let listener: Listener = () => undefined;

/** The outlet forgets what it kept of a page when asked to. */
export const onAfresh = (given: Listener): void => void (listener = given);

export const startAfresh = (address: string): void => listener(address.split(/[?#]/, 1)[0]!);
