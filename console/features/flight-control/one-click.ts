import type { MouseEvent } from 'react';

/** The second of a double click is no second command. */
export const isOneClick = ({ detail }: MouseEvent): boolean => detail < 2;
